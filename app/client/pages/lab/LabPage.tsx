import { useCallback } from 'react';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';

import type { LabAddress } from '../../features/lab/lab-address.ts';
import { readLabAddress, writeLabAddress } from '../../features/lab/lab-address.ts';
import { labWords } from '../../features/lab/lab-words.ru.ts';
import { Lab, RecordedPage } from '../../features/lab/Lab.tsx';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { CountryMap } from '../../ui/map/CountryMap.tsx';

import styles from './LabPage.module.css';

/** `/lab`: every recorded definition as a form, for the tester. The link carries the whole state. */
export function LabPage() {
  const address = readLabAddress(useSearch());
  const change = useCallback((part: Partial<LabAddress>) => {
    const now = readLabAddress(location.search);
    // Another page is another place to come back to; anything else is the same place.
    const isSamePlace = part.fixture === undefined || part.fixture === now.fixture;
    navigate(writeLabAddress({ ...now, ...part }), { replace: isSamePlace });
  }, []);

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
          <RecordedPage address={address} onAddress={change} />
        ) : (
          <Lab address={address} onAddress={change} />
        )}
      </CountryMap>
    </div>
  );
}
