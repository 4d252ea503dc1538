import { ChoiceGroup } from '../choice/ChoiceGroup.tsx';
import { ChoiceInput } from '../choice/ChoiceInput.tsx';
import { offeredOptions } from '../choice/chosen.ts';
import { OptionCount } from '../counts/OptionCount.tsx';
import type { WidgetProps } from '../widget.ts';

import styles from './Segmented.module.css';

/** Segments drawn at once. */
const LIMIT = 60;

/** A switch of a few short values in one row; more or longer ones fall into columns. */
export function Segmented(widget: WidgetProps) {
  const first = offeredOptions(widget.view).slice(0, LIMIT + 1);
  const columns = columnsFor(first.map(({ name }) => name));
  return (
    <ChoiceGroup
      widget={widget}
      limit={LIMIT}
      layout={`${styles.segments} ${columns}`}
      skeleton={styles.skeleton}
    >
      {(choice) => (
        <label
          key={String(choice.option.value)}
          className={styles.segment}
          data-disabled={widget.isDisabled || choice.isEmpty || undefined}
        >
          <ChoiceInput widget={widget} choice={choice} />
          <span className={styles.name}>{choice.option.name}</span>
          <OptionCount {...choice.count} />
        </label>
      )}
    </ChoiceGroup>
  );
}

/** Letters of one word that half of a phone's row holds unbroken. */
const LONGEST_WORD = 13;

/** Class of the columns: by how many names there are and how long, in letters a phone's row holds. */
function columnsFor(names: readonly string[]): string | undefined {
  const longest = names.reduce((most, name) => Math.max(most, name.length), 1);
  if (names.length <= 4 && longest <= 3) return styles.row;
  if (names.length <= 3 && names.length * longest <= 32) return styles.row;
  if (names.length === 4 && longest <= 8) return styles.four;
  if (longest <= 4) return styles.cells;
  const words = names.flatMap((name) => name.split(/[\s-]/));
  return words.some((word) => word.length > LONGEST_WORD) ? styles.broad : styles.columns;
}
