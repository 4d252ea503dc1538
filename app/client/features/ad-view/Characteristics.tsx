import { lazy, Suspense } from 'react';

import type { Advertisement } from '../../../contract/index.ts';
import { FEWEST_FACTS } from './KeyFacts.tsx';

import styles from './Characteristics.module.css';

const ImeiRow = lazy(() =>
  import('./imei/ImeiRow.tsx').then(({ ImeiRow: Row }) => ({ default: Row })),
);

interface CharacteristicsProps {
  readonly title: string;
  readonly ad: Advertisement;
}

/** The characteristics as a table; below it whether a phone's IMEI was checked. */
export function Characteristics({ title, ad }: CharacteristicsProps) {
  const rows = rowsBelowHead(ad);
  const { imei } = ad.details;
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

/**
 * The characteristics without those that are tags of the head. The short table of a job or a
 * service has neither its key facts, nor the employer, nor the period of the pay again.
 */
function rowsBelowHead(ad: Advertisement): Advertisement['characteristics'] {
  const above = new Set(ad.tags.map((tag) => tag.value));
  const isWork = ad.type === 'JOBS' || ad.type === 'SERVICES';
  const hasStrip = ad.key_facts.length >= FEWEST_FACTS;
  if (isWork && hasStrip) for (const fact of ad.key_facts) above.add(fact.name);
  const pay = plain(ad.subtitle2 ?? '');
  return ad.characteristics.filter(
    ({ name, value }) =>
      !above.has(name) &&
      !(isWork && (value === ad.company || (/^\p{L}/u.test(value) && pay.endsWith(plain(value))))),
  );
}

function plain(text: string): string {
  return text.replaceAll('\u00A0', ' ').toLowerCase();
}
