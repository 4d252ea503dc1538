import type { Advertisement } from '../../../contract/index.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { adViewWords } from './ad-view-words.ru.ts';

import styles from './Characteristics.module.css';

interface CharacteristicsProps {
  readonly rows: Advertisement['characteristics'];
  readonly imei: Advertisement['details']['imei'];
}

/** The characteristics as a table; below it whether a phone's IMEI was checked. */
export function Characteristics({ rows, imei }: CharacteristicsProps) {
  if (rows.length === 0 && imei === null) return null;
  return (
    <section className={styles.section}>
      <h2>{adViewWords.characteristics}</h2>
      {rows.length > 0 && (
        <dl className={styles.rows}>
          {rows.map(({ name, value }) => (
            <div key={name} className={styles.row}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {imei !== null && (
        <p className={styles.imei} data-verified={imei.is_verified}>
          <Icon name={imei.is_verified ? 'shield' : 'imei'} />
          {imei.is_verified ? adViewWords.imeiVerified : adViewWords.imeiUnverified}
          <span className={styles.number}>{imei.imei}</span>
        </p>
      )}
    </section>
  );
}
