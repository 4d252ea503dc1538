import { useCallback, useLayoutEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';

import { lenderAround } from '../../features/lab/frame/lender.ts';
import { LentForms } from '../../features/lab/frame/LentForms.tsx';
import type { LabAddress } from '../../features/lab/lab-address.ts';
import { readLabAddress, writeLabAddress } from '../../features/lab/lab-address.ts';
import { labWords } from '../../features/lab/lab-words.ru.ts';
import { Lab, Recorded } from '../../features/lab/Lab.tsx';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { applyTheme } from '../../shell/theme/theme.ts';
import { CountryMap } from '../../ui/map/CountryMap.tsx';

import styles from './LabPage.module.css';

/** `/lab`: every recorded definition as a form, for the tester. The link carries the whole state. */
export function LabPage() {
  const address = readLabAddress(useSearch());
  const change = useCallback((part: Partial<LabAddress>) => {
    const now = readLabAddress(location.search);
    const next = { ...now, ...part };
    // Another page or trace is another place to come back to; anything else is the same place.
    const isSamePlace = next.fixture === now.fixture && next.trace === now.trace;
    navigate(writeLabAddress(next), { replace: isSamePlace });
  }, []);
  useLinkedTheme(address);

  return (
    <div className={styles.page}>
      {!address.isBare && (
        <header className={styles.head}>
          <PageTitle title={labWords.title} />
          <p className={styles.intro}>{labWords.intro}</p>
        </header>
      )}
      <CountryMap>
        {address.isBare ? (
          <BarePage address={address} onAddress={change} />
        ) : (
          <Lab address={address} onAddress={change} />
        )}
      </CountryMap>
    </div>
  );
}

interface BarePageProps {
  readonly address: LabAddress;
  readonly onAddress: (change: Partial<LabAddress>) => void;
}

/** The form alone: in a frame of the lab the lab's own, elsewhere the one that the link names. */
function BarePage({ address, onAddress }: BarePageProps) {
  const [lender] = useState(lenderAround);
  if (lender !== null) return <LentForms lender={lender} />;
  return <Recorded address={address} onAddress={onAddress} />;
}

/** Lights the whole page as the link says, for as long as the lab stands. */
function useLinkedTheme({ theme }: LabAddress): void {
  useLayoutEffect(() => {
    if (theme === null) return undefined;
    document.documentElement.dataset['theme'] = theme;
    return applyTheme;
  }, [theme]);
}
