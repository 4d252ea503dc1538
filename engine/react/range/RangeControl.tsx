import { useState } from 'react';

import { useWords } from '../catalogue/use-words.ts';
import { Icon } from '../icon/Icon.tsx';
import { FieldParts } from '../leave/FieldParts.tsx';
import { inputRange, rangeInput } from '../number-text/input-text.ts';
import { NumberPair } from '../number-text/NumberPair.tsx';
import { useIsMobile } from '../use-media.ts';
import type { WidgetProps } from '../widget.ts';
import { RangeSheet } from './RangeSheet.tsx';

import styles from './RangeControl.module.css';

/** A range of numbers: two boxes in a row, or on mobile a row that opens a sheet with them. */
export function RangeControl(props: WidgetProps) {
  const isMobile = useIsMobile();
  return isMobile ? <RangeRow {...props} /> : <RangeBoxes {...props} />;
}

function RangeBoxes(props: WidgetProps) {
  const { view, id, labelId, describedBy, isInvalid, isDisabled, onInput, onBlur } = props;
  return (
    <FieldParts id={id} labelId={labelId} onLeave={onBlur}>
      <NumberPair
        view={view}
        id={id}
        range={inputRange(view.input)}
        onRange={(range) => onInput(rangeInput(range))}
        describedBy={describedBy}
        isInvalid={isInvalid}
        isDisabled={isDisabled}
        words="before"
      />
    </FieldParts>
  );
}

function RangeRow(props: WidgetProps) {
  const { view, id, labelId, describedBy, isInvalid, isDisabled, onInput, onBlur } = props;
  const [isOpen, setOpen] = useState(false);
  const words = useWords('range');
  const text = words.text.print(inputRange(view.input), view.field);
  const textId = `${id}-text`;
  const leave = () => {
    if (!isOpen) onBlur();
  };
  return (
    <FieldParts id={id} onLeave={leave}>
      <button
        type="button"
        id={id}
        className={styles.row}
        data-invalid={isInvalid || undefined}
        data-empty={text === ''}
        disabled={isDisabled}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-labelledby={`${labelId} ${textId}`}
        aria-describedby={describedBy}
        onClick={() => setOpen(true)}
      >
        <span id={textId} className={styles.text}>
          {text === ''
            ? (emptyText(view.field) ?? words.none)
            : withUnit(text, view.field.inputSuffix)}
        </span>
        <Icon name="chevron-right" />
      </button>
      {isOpen && (
        <RangeSheet
          view={view}
          id={`${id}-sheet`}
          onClose={() => setOpen(false)}
          onDone={(range) => {
            onInput(rangeInput(range));
            setOpen(false);
          }}
        />
      )}
    </FieldParts>
  );
}

function emptyText({
  noSelectionMessage,
  placeholder,
}: WidgetProps['view']['field']): string | null {
  return noSelectionMessage ?? placeholder;
}

function withUnit(text: string, unit: string | null): string {
  return unit === null ? text : `${text}\u00A0${unit}`;
}
