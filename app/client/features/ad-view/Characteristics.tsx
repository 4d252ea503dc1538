import { lazy, Suspense } from 'react';

import type { Advertisement } from '../../../contract/index.ts';

import styles from './Characteristics.module.css';

const ImeiRow = lazy(() =>
  import('./imei/ImeiRow.tsx').then(({ ImeiRow: Row }) => ({ default: Row })),
);

interface CharacteristicsProps {
  readonly title: string;
  readonly rows: Advertisement['characteristics'];
  readonly imei: Advertisement['details']['imei'];
}

/** The characteristics as a table; below it whether a phone's IMEI was checked. */
export function Characteristics({ title, rows, imei }: CharacteristicsProps) {
  if (rows.length === 0 && imei === null) return null;
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
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
        <Suspense fallback={<p className={styles.row}>IMEI</p>}>
          <ImeiRow {...imei} />
        </Suspense>
      )}
    </section>
  );
}
