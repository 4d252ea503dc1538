import { useEffect, useLayoutEffect, useState } from 'react';

import type { LabAddress } from '../lab-address.ts';
import { writeLabAddress } from '../lab-address.ts';
import { environmentWords } from '../workbench/environment/environment-words.ru.ts';
import { openFormBridge } from './form-bridge.ts';
import type { SharedForms } from './form-bridge.ts';

import styles from './PhoneFrame.module.css';

interface PhoneFrameProps extends SharedForms {
  readonly address: LabAddress;
}

/**
 * Draws the forms of the page in an iframe of phone width: media queries and layers then work as on
 * a phone.
 */
export function PhoneFrame({ forms, now, catalogue, address }: PhoneFrameProps) {
  const [bridge] = useState(openFormBridge);
  // The frame receives updates through the bridge: a new `src` would reload it.
  const [src] = useState(() => writeLabAddress({ ...address, isBare: true, width: 'wide' }));

  useLayoutEffect(() => {
    window.labFormBridge = bridge;
    return () => {
      bridge.close();
      delete window.labFormBridge;
    };
  }, [bridge]);
  useEffect(() => bridge.share({ forms, now, catalogue }), [bridge, forms, now, catalogue]);

  return <iframe className={styles.phone} title={environmentWords.phoneFrame} src={src} />;
}
