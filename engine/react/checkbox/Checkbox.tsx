import { Mark } from '../choice/Mark.tsx';
import type { WidgetProps } from '../widget.ts';

import overlaid from '../choice/ChoiceInput.module.css';
import styles from './Checkbox.module.css';

/** One box that says yes or no; the field's name stands beside it, an explanation below. */
export function Checkbox(widget: WidgetProps) {
  const { view, id, labelId, describedBy, isInvalid, isDisabled } = widget;
  const { name, placeholder } = view.field;
  const isTicked = view.input === true;
  const noteId = `${id}-note`;
  const described = [placeholder === null ? undefined : noteId, describedBy].filter(
    (part) => part !== undefined,
  );

  return (
    <label className={styles.row} data-disabled={isDisabled || undefined}>
      <Mark shape="box" isChosen={isTicked} isInvalid={isInvalid} isDisabled={isDisabled}>
        <input
          type="checkbox"
          id={id}
          className={overlaid.input}
          checked={isTicked}
          disabled={isDisabled}
          aria-labelledby={labelId}
          aria-describedby={described.length === 0 ? undefined : described.join(' ')}
          aria-invalid={isInvalid || undefined}
          aria-required={view.isRequired || undefined}
          onChange={(event) => widget.onInput(event.target.checked)}
          onBlur={widget.onBlur}
        />
      </Mark>
      <span className={styles.words}>
        <span id={labelId}>{name}</span>
        {view.isRequired && (
          <span className={styles.required} aria-hidden="true">
            {' *'}
          </span>
        )}
        {placeholder !== null && (
          <span id={noteId} className={styles.note}>
            {placeholder}
          </span>
        )}
      </span>
    </label>
  );
}
