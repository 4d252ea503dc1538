import { toChips } from '@bozor/form-engine/search';

import { labWords } from '../lab-words.ru.ts';
import { useLocalizedCatalogue } from '../workbench/locale/use-localized-catalogue.ts';
import { useStoreState } from '../workbench/use-store-state.ts';
import type { PanelProps } from './panel.ts';

import styles from './ChipsPanel.module.css';

/** Chips of the form, as a visitor sees them above the results. */
export function ChipsPanel({ form: { store }, environment }: PanelProps) {
  const { catalogue } = useLocalizedCatalogue(environment.address);
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
