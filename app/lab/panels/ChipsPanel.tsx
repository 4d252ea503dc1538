import { toChips } from '@bozor/form-engine/search';

import { useSpokenCatalogue } from '../bench/locale/use-spoken-catalogue.ts';
import { useStoreState } from '../bench/use-store-state.ts';
import { labWords } from '../lab-words.ru.ts';
import type { PanelProps } from './panel.ts';

import styles from './ChipsPanel.module.css';

/** What a visitor would read above the results. */
export function ChipsPanel({ form: { store }, stand }: PanelProps) {
  const { catalogue } = useSpokenCatalogue(stand.address);
  const chips = toChips(store.plan, useStoreState(store), catalogue.words.chips);
  if (chips.length === 0) return <p>{labWords.noChips}</p>;
  return (
    <ul className={styles.chips}>
      {chips.map(({ key, label, text }) => (
        <li key={key} className={styles.chip}>
          <b>{label}</b> {text}
        </li>
      ))}
    </ul>
  );
}
