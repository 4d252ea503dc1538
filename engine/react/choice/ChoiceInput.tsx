import type { WidgetProps } from '../widget.ts';
import type { Choice } from './ChoiceGroup.tsx';
import { pressed } from './chosen.ts';

import styles from './ChoiceInput.module.css';

/** What a native radio or checkbox of a choice is drawn with. */
export interface ChoiceInputProps {
  readonly widget: WidgetProps;
  readonly choice: Choice;
  /** Left out: unseen, as large as the picture around it. */
  readonly className?: string | undefined;
}

/**
 * The native control of one option, as large as the label around it: a radio for one value, a
 * checkbox for several. Unlike a plain radio, a chosen one is taken back by a second
 * press of the mouse, the finger or Space.
 */
export function ChoiceInput(props: ChoiceInputProps) {
  const { widget, choice, className = styles.input } = props;
  const { view, isDisabled, isInvalid, onInput } = widget;
  const { option, id, isChosen, isEmpty, count } = choice;
  const press = () => {
    if (!isEmpty) onInput(pressed(view, option));
  };
  const described = { 'aria-describedby': count.id, 'aria-disabled': isEmpty || undefined };

  if (view.field.isMultiple) {
    return (
      <input
        type="checkbox"
        id={id}
        className={className}
        checked={isChosen}
        disabled={isDisabled}
        aria-invalid={isInvalid || undefined}
        {...described}
        onChange={press}
      />
    );
  }
  return (
    <input
      type="radio"
      id={id}
      name={widget.id}
      className={className}
      checked={isChosen}
      disabled={isDisabled}
      {...described}
      onChange={press}
      onClick={isChosen ? press : undefined}
      onKeyUp={(event) => {
        // Chrome does nothing on Space over a chosen radio; Firefox would click it a second time.
        if (event.key !== ' ' || !isChosen) return;
        event.preventDefault();
        press();
      }}
    />
  );
}
