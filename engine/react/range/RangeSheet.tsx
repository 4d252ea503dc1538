import { useState } from 'react';

import type { RangeInput } from '../../fields/field-value.ts';
import { kindOf } from '../../fields/registry.ts';
import type { FieldView } from '../../form/state/form-store.ts';
import type { Fault } from '../../rules/fault.ts';
import { formatNumber } from '../../rules/numbers/format-number.ts';
import { Button } from '../button/Button.tsx';
import { useCatalogue, useWords } from '../catalogue/use-words.ts';
import { WordButton } from '../frame/WordButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { inputRange, rangeInput } from '../number-text/input-text.ts';
import { NumberPair } from '../number-text/NumberPair.tsx';
import { Overlay } from '../overlay/Overlay.tsx';
import { quickValues } from './quick-values.ts';
import { isReversed } from './swapped.ts';

import styles from './RangeSheet.module.css';

/** What the sheet of a range is opened with. */
export interface RangeSheetProps {
  readonly view: FieldView;
  readonly id: string;
  /** Closed without «Готово»: the edits are dropped. */
  readonly onClose: () => void;
  /** «Готово» on sides that are right. */
  readonly onDone: (range: RangeInput) => void;
}

/** A sheet with the two sides of a range and a few round values. Edits are a draft until «Готово». */
export function RangeSheet({ view, id, onClose, onDone }: RangeSheetProps) {
  const { field } = view;
  const { faultText, words } = useCatalogue();
  const [draft, setDraft] = useState(() => inputRange(view.input));
  const [isChecked, setChecked] = useState(false);
  const fault = isChecked ? draftFault(view, draft) : null;
  const swap = () => {
    document.getElementById(id)?.focus();
    setDraft({ min: draft.max, max: draft.min });
  };
  const finish = () => {
    if (draftFault(view, draft) === null) onDone(draft);
    else setChecked(true);
  };

  return (
    <Overlay
      isOpen
      size="sheet"
      title={words.range.title(field.name, field.inputSuffix)}
      onClose={onClose}
      footer={
        <>
          <Button variant="neutral" onClick={() => setDraft({ min: '', max: '' })}>
            {words.range.clear}
          </Button>
          <Button variant="primary" onClick={finish}>
            {words.range.done}
          </Button>
        </>
      }
    >
      <div
        className={styles.sheet}
        role="presentation"
        onKeyDown={(event) => {
          if (event.key === 'Enter' && event.target instanceof HTMLInputElement) finish();
        }}
      >
        <NumberPair
          view={view}
          id={id}
          range={draft}
          onRange={setDraft}
          describedBy={fault === null ? undefined : `${id}-error`}
          isInvalid={fault !== null}
          isDisabled={false}
          words="inside"
        />
        <p id={`${id}-error`} className={styles.error} role="alert">
          {fault !== null && (
            <SheetFault text={faultText(fault)} onSwap={isReversed(fault) ? swap : null} />
          )}
        </p>
        <QuickValues view={view} chosen={draft.max} onPick={(max) => setDraft({ ...draft, max })} />
      </div>
    </Overlay>
  );
}

interface SheetFaultProps {
  readonly text: string;
  /** Puts the sides in order; `null`: they are. */
  readonly onSwap: (() => void) | null;
}

function SheetFault({ text, onSwap }: SheetFaultProps) {
  const words = useWords('range');
  return (
    <>
      <Icon name="alert" size={16} />
      <span>
        <span>{text}</span>
        {onSwap !== null && (
          <>
            {'. '}
            <WordButton onPress={onSwap}>{words.swap}</WordButton>
          </>
        )}
      </span>
    </>
  );
}

interface QuickValuesProps {
  readonly view: FieldView;
  readonly chosen: string;
  readonly onPick: (text: string) => void;
}

function QuickValues({ view, chosen, onPick }: QuickValuesProps) {
  const { field } = view;
  const words = useWords('range');
  if (field.minValue === null || field.maxValue === null) return null;
  const values = quickValues(field.minValue, field.maxValue);
  if (values.length === 0) return null;
  return (
    <div className={styles.chips} role="group" aria-label={words.quick}>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          className={styles.chip}
          aria-pressed={chosen === String(value)}
          onClick={() => onPick(chosen === String(value) ? '' : String(value))}
        >
          {words.upTo(formatNumber(value, field))}
        </button>
      ))}
    </div>
  );
}

// An empty draft clears the field; whether it may be empty is the form's business.
function draftFault(view: FieldView, draft: RangeInput): Fault | null {
  const input = rangeInput(draft);
  return input === null ? null : kindOf(view.field).validate(input, view.context);
}
