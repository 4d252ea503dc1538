import type { KeyboardEvent, RefObject } from 'react';

import { optionsByText } from '../../fields/option-value.ts';
import type { FieldView } from '../../form/state/form-store.ts';
import { useCatalogue } from '../catalogue/use-words.ts';
import type { Words } from '../catalogue/words.ts';
import { chosenValues, isPickable } from '../choice/chosen.ts';
import { Icon } from '../icon/Icon.tsx';
import type { WidgetProps } from '../widget.ts';

import styles from './DropdownTrigger.module.css';

/** Names the trigger shows before it counts. */
const NAMED = 2;

/** What the trigger is drawn with. */
export interface DropdownTriggerProps {
  readonly widget: WidgetProps;
  readonly trigger: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly popupId: string;
  /** `dialog`: a search and the list together. */
  readonly popup: 'dialog' | 'listbox';
  readonly onPress: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** The closed dropdown: looks like an input, shows what is chosen, clears it. */
export function DropdownTrigger(props: DropdownTriggerProps) {
  const { widget, trigger, isOpen, popupId, popup, onPress, onKeyDown } = props;
  const { view, id, labelId, isDisabled } = widget;
  const { words } = useCatalogue();
  const isFilled = view.input !== null;
  const isLoading = view.options.status === 'loading';
  const isClearable = isFilled && !isOpen && !isDisabled && !isLoading && isOptional(view);

  return (
    <div className={styles.root}>
      <button
        ref={trigger}
        type="button"
        role="combobox"
        id={id}
        className={styles.trigger}
        disabled={isDisabled || view.options.status === 'idle'}
        aria-labelledby={labelId}
        aria-describedby={widget.describedBy}
        aria-expanded={isOpen}
        aria-controls={isOpen ? popupId : undefined}
        aria-haspopup={popup}
        aria-invalid={widget.isInvalid || undefined}
        aria-required={view.isRequired || undefined}
        aria-disabled={!isPickable(view) || undefined}
        aria-busy={isLoading || undefined}
        data-failed={view.options.status === 'failed' || undefined}
        onClick={onPress}
        onKeyDown={onKeyDown}
      >
        <span className={styles.text} data-filled={isFilled || undefined}>
          {triggerText(view, words)}
        </span>
        <Icon name={isLoading ? 'spinner' : 'chevron-down'} />
      </button>
      {isClearable && (
        <button
          type="button"
          id={`${id}-clear`}
          className={styles.clear}
          aria-label={words.dropdown.clear}
          aria-labelledby={`${id}-clear ${labelId}`}
          onClick={() => {
            trigger.current?.focus();
            widget.onInput(null);
          }}
        >
          <Icon name="x" />
        </button>
      )}
    </div>
  );
}

/** Whether the choice may be emptied: always in a filter, and where nothing asks for a value. */
export function isOptional({ field, isRequired }: FieldView): boolean {
  return field.isMultiple || !isRequired;
}

function triggerText(view: FieldView, { choice, dropdown }: Words): string {
  const values = chosenValues(view.input);
  const { status, options } = view.options;
  if (values.length > 0) {
    const known = optionsByText(options);
    const named = values
      .slice(0, NAMED)
      .map((value) => known.get(String(value))?.name ?? String(value));
    return dropdown.chosen(named, values.length - named.length);
  }
  if (status === 'loading' && options.length === 0) return choice.loading;
  if (status === 'idle') return choice.idle;
  if (status === 'empty' || (status !== 'failed' && options.length === 0)) {
    return choice.empty;
  }
  return view.field.noSelectionMessage ?? view.field.placeholder ?? choice.notChosen;
}
