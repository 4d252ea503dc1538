import { useEffect, useLayoutEffect, useState } from 'react';

import { standWords } from '../bench/environment/stand-words.ru.ts';
import type { LabAddress } from '../lab-address.ts';
import { writeLabAddress } from '../lab-address.ts';
import { openLender } from './lender.ts';
import type { Loan } from './lender.ts';

import styles from './PhoneFrame.module.css';

interface PhoneFrameProps extends Loan {
  readonly address: LabAddress;
}

/** The forms of the page in a frame as wide as a phone: a window of its own, so that all is real. */
export function PhoneFrame({ forms, now, catalogue, address }: PhoneFrameProps) {
  const [lender] = useState(openLender);
  // The frame follows the page by itself: a new address would open it anew.
  const [src] = useState(() => writeLabAddress({ ...address, isBare: true, width: 'wide' }));

  useLayoutEffect(() => {
    window.labLender = lender;
    return () => {
      lender.close();
      delete window.labLender;
    };
  }, [lender]);
  useEffect(() => lender.lend({ forms, now, catalogue }), [lender, forms, now, catalogue]);

  return <iframe className={styles.phone} title={standWords.phoneFrame} src={src} />;
}
