import { payload } from '@bozor/form-engine';
import { toQuery, toSearchFilters } from '@bozor/form-engine/search';

import { labWords } from '../lab-words.ru.ts';
import { useStoreState } from '../workbench/use-store-state.ts';
import { JsonView } from './JsonView.tsx';
import type { PanelProps } from './panel.ts';

import styles from './LinkPanel.module.css';

/** Values of the form as a search link, and the entries of the link that match no field. */
export function LinkPanel({ form: { store, dead } }: PanelProps) {
  const sent = payload(store.plan, useStoreState(store));
  const entries = toQuery(store.plan, sent).map(([name, text]) => [name, text]);
  return (
    <>
      <p className={styles.link}>{new URLSearchParams(entries).toString() || labWords.noEntries}</p>
      <h3>{labWords.bodyOfSearch}</h3>
      <JsonView label={labWords.bodyOfSearch} json={toSearchFilters(store.plan, sent)} />
      {dead.length > 0 && (
        <>
          <h3>{labWords.dead}</h3>
          <JsonView label={labWords.dead} json={dead} />
        </>
      )}
    </>
  );
}
