import { useState, useLayoutEffect } from 'react';

import { applyTheme } from '../client/shell/theme/theme.ts';
import { CountryMap } from '../client/ui/map/CountryMap.tsx';
import { Toasts } from '../client/ui/toast/Toasts.tsx';
import { FirstView } from './FirstView.tsx';
import { parentFormBridge } from './frame/form-bridge.ts';
import { FramedForms } from './frame/FramedForms.tsx';
import type { LabAddress } from './lab-address.ts';
import { Lab, Recorded } from './Lab.tsx';
import { useLabAddress } from './use-lab-address.ts';

import styles from './LabPage.module.css';

/** `/lab`: every recorded definition as a form, for the tester. The link holds the whole state. */
export function LabPage() {
  const [address, change] = useLabAddress();
  useLinkedTheme(address);

  if (address.isBare) {
    return (
      <main className={styles.page} data-bare>
        <CountryMap tiles={undefined}>
          <BarePage address={address} onAddress={change} />
        </CountryMap>
      </main>
    );
  }
  return (
    <>
      <FirstView>
        <CountryMap tiles={undefined}>
          <Lab address={address} onAddress={change} />
        </CountryMap>
      </FirstView>
      <Toasts />
    </>
  );
}

interface BarePageProps {
  readonly address: LabAddress;
  readonly onAddress: (change: Partial<LabAddress>) => void;
}

/**
 * The form alone. Inside a frame of the lab it draws the forms of the outer page; elsewhere it
 * draws the page that the link names.
 */
function BarePage({ address, onAddress }: BarePageProps) {
  const [bridge] = useState(parentFormBridge);
  if (bridge !== null) return <FramedForms bridge={bridge} />;
  return <Recorded address={address} onAddress={onAddress} />;
}

/** Applies the theme of the link to the whole page while the lab is open. */
function useLinkedTheme({ theme }: LabAddress): void {
  useLayoutEffect(() => {
    if (theme === null) return undefined;
    document.documentElement.dataset['theme'] = theme;
    return applyTheme;
  }, [theme]);
}
