import type { Advertisement } from '../../../../contract/index.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useLatePart } from '../use-late-part.ts';
import { imeiWords } from './imei-words.ru.ts';

import styles from './ImeiRow.module.css';

/** Whether a phone's IMEI was checked, and how to check it oneself. */
export function ImeiRow(imei: NonNullable<Advertisement['details']['imei']>) {
  const { Part, open, close } = useLatePart(() =>
    import('./ImeiDialog.tsx').then(({ ImeiDialog }) => ImeiDialog),
  );
  return (
    <div className={styles.imei} data-verified={imei.is_verified}>
      <Icon name={imei.is_verified ? 'shield' : 'imei'} />
      {imei.is_verified ? imeiWords.verified : imeiWords.unverified}
      <span className={styles.number}>{imei.imei}</span>
      <span className={styles.how}>
        <Button variant="text" size="small" onClick={open}>
          {imeiWords.how}
        </Button>
      </span>
      {Part !== null && <Part imei={imei.imei} onClose={close} />}
    </div>
  );
}
