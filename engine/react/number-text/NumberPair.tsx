import type { RangeInput } from '../../fields/field-value.ts';
import type { FieldView } from '../../form/state/form-store.ts';
import { Box } from '../box/Box.tsx';
import { useWords } from '../catalogue/use-words.ts';
import { numberKeyboard } from './number-field.ts';
import { NumberInput } from './NumberInput.tsx';

import styles from './NumberPair.module.css';

/** Props of two boxes for the sides of a range. */
export interface NumberPairProps {
  readonly view: FieldView;
  /** Id of the lower box; the upper one gets `-max` after it. */
  readonly id: string;
  readonly range: RangeInput;
  /** Called with both sides after an edit of either, as typed. */
  readonly onRange: (range: RangeInput) => void;
  readonly describedBy: string | undefined;
  /** Whether the boxes have the red edge. */
  readonly isInvalid: boolean;
  /** Whether they are invalid for screen readers, where that differs from the edge. */
  readonly isWrong?: boolean;
  readonly isDisabled: boolean;
  /** `before`: «от» and the unit stay beside the text; `inside`: «от» is where text will be. */
  readonly words: 'before' | 'inside';
}

/** Two boxes in a row, «от» and «до». The group around them is the caller's. */
export function NumberPair(props: NumberPairProps) {
  const { view, id, range, onRange, isInvalid } = props;
  const { from, to, fromName, toName } = useWords('number');
  const sides = [
    { side: 'min', id, word: from, name: fromName(view.field.name) },
    { side: 'max', id: `${id}-max`, word: to, name: toName(view.field.name) },
  ] as const;
  const isInside = props.words === 'inside';
  return (
    <div className={styles.pair}>
      {sides.map(({ side, id, word, name }) => (
        <Box
          key={side}
          isInvalid={isInvalid}
          isDisabled={props.isDisabled}
          prefix={isInside ? null : word}
          suffix={isInside ? null : view.field.inputSuffix}
        >
          <NumberInput
            id={id}
            aria-label={name}
            aria-invalid={(props.isWrong ?? isInvalid) || undefined}
            aria-describedby={props.describedBy}
            data-autofocus={isInside && side === 'min' ? true : undefined}
            disabled={props.isDisabled}
            inputMode={numberKeyboard(view.field)}
            placeholder={isInside ? word : undefined}
            text={range[side]}
            numberStyle={view.field}
            onText={(text) => onRange({ ...range, [side]: text })}
          />
        </Box>
      ))}
    </div>
  );
}
