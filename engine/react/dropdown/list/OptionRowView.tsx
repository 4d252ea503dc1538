import type { FieldView } from '../../../form/state/form-store.ts';
import { Mark } from '../../choice/Mark.tsx';
import { OptionPicture } from '../../choice/OptionPicture.tsx';
import { Icon } from '../../icon/Icon.tsx';
import { ROW_HEIGHT, type ListLayout, type OptionRow } from './list-layout.ts';
import { optionId } from './option-id.ts';

import styles from './OptionRowView.module.css';

/** What a row of a list is drawn with. */
export interface OptionRowViewProps {
  readonly view: FieldView;
  readonly layout: ListLayout;
  readonly row: OptionRow;
  readonly isChosen: boolean;
  /** Place of the row the keyboard stands on. */
  readonly active: number;
  /** Id of the list. */
  readonly id: string;
  /** Whether it stands by its offset in a windowed list. */
  readonly isPlaced: boolean;
  readonly onPick: (place: number) => void;
  readonly onPoint: (place: number) => void;
}

/** One option of the list: picture, name, and a check or a box. */
export function OptionRowView(props: OptionRowViewProps) {
  const { view, row, isChosen, isPlaced } = props;
  const { option, place, top } = row;
  const { isMultiple } = view.field;
  return (
    // The list's owner has the keys.
    <div
      role="option"
      tabIndex={-1}
      id={optionId(props.id, place)}
      className={styles.option}
      aria-selected={isChosen}
      aria-posinset={place + 1}
      aria-setsize={props.layout.count}
      data-active={place === props.active || undefined}
      data-placed={isPlaced || undefined}
      {...(isPlaced && { style: { top, height: ROW_HEIGHT } })}
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={({ pointerType, movementX, movementY }) => {
        // Rows that scroll under a resting mouse are not pointed at.
        if (pointerType === 'mouse' && movementX ** 2 + movementY ** 2 > 0) props.onPoint(place);
      }}
      onClick={() => props.onPick(place)}
    >
      {isMultiple && <Mark isChosen={isChosen} />}
      <OptionPicture icon={option.icon} size="small" />
      <span className={styles.name}>{option.name}</span>
      {!isMultiple && isChosen && <Icon name="check" />}
    </div>
  );
}
