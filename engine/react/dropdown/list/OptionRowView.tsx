import type { FieldView } from '../../../form/state/form-store.ts';
import { Mark } from '../../choice/Mark.tsx';
import { OptionPicture } from '../../choice/OptionPicture.tsx';
import { useFieldCounts } from '../../counts/option-counts.ts';
import { OptionCount } from '../../counts/OptionCount.tsx';
import { Icon } from '../../icon/Icon.tsx';
import { type ListLayout, type OptionRow, ROW_HEIGHT, optionId } from './list-layout.ts';

import styles from './OptionRowView.module.css';

/** What a row of a list is drawn with. */
export interface OptionRowViewProps {
  readonly view: FieldView;
  readonly layout: ListLayout;
  readonly row: OptionRow;
  readonly isChosen: boolean;
  /** Index of the row that the keyboard is on. */
  readonly active: number;
  /** Id of the list. */
  readonly id: string;
  /** Whether its offset positions it, in a windowed list. */
  readonly isPlaced: boolean;
  readonly onPick: (index: number) => void;
  readonly onPoint: (index: number) => void;
}

/** One option of the list: picture, name, and a check or a box. */
export function OptionRowView(props: OptionRowViewProps) {
  const { view, row, isChosen, isPlaced } = props;
  const { option, index, top } = row;
  const { isMultiple, key } = view.field;
  const { of, isStale } = useFieldCounts(key);
  const count = of(option);
  const rowId = optionId(props.id, index);
  const countId = count === null ? undefined : `${rowId}-count`;
  return (
    // The list's owner has the keys.
    <div
      role="option"
      tabIndex={-1}
      id={rowId}
      className={styles.option}
      aria-selected={isChosen}
      aria-describedby={countId}
      aria-disabled={(count === 0 && !isChosen) || undefined}
      aria-posinset={index + 1}
      aria-setsize={props.layout.count}
      data-active={index === props.active || undefined}
      data-placed={isPlaced || undefined}
      {...(isPlaced && { style: { top, height: ROW_HEIGHT } })}
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={({ pointerType, movementX, movementY }) => {
        // Rows that scroll under a resting mouse are not pointed at.
        if (pointerType === 'mouse' && movementX ** 2 + movementY ** 2 > 0) props.onPoint(index);
      }}
      onClick={() => props.onPick(index)}
    >
      {isMultiple && <Mark isChosen={isChosen} />}
      <OptionPicture icon={option.icon} size="small" />
      <span className={styles.name}>{option.name}</span>
      <OptionCount count={count} id={countId} isStale={isStale} />
      {!isMultiple && isChosen && <Icon name="check" />}
    </div>
  );
}
