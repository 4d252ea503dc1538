import { ChoiceGroup } from '../choice/ChoiceGroup.tsx';
import { ChoiceInput } from '../choice/ChoiceInput.tsx';
import { OptionPicture } from '../choice/OptionPicture.tsx';
import { OptionCount } from '../counts/OptionCount.tsx';
import type { WidgetProps } from '../widget.ts';

import styles from './Tiles.module.css';

/** Tiles drawn at once. */
const LIMIT = 60;

/** A list with the server's pictures; an option without one is a tile of text. */
export function Tiles(widget: WidgetProps) {
  return (
    <ChoiceGroup widget={widget} limit={LIMIT} layout={styles.tiles} skeleton={styles.skeleton}>
      {(choice) => (
        <label
          key={String(choice.option.value)}
          className={styles.tile}
          data-disabled={widget.isDisabled || choice.isEmpty || undefined}
        >
          <ChoiceInput widget={widget} choice={choice} />
          <OptionPicture icon={choice.option.icon} size="tile" />
          <span className={styles.name}>{choice.option.name}</span>
          <OptionCount {...choice.count} />
        </label>
      )}
    </ChoiceGroup>
  );
}
