import { markControl, markLabel } from '../choice/Mark.tsx';
import type { WidgetProps } from '../widget.ts';

import styles from './Checkbox.module.css';

/** One box for yes or no; the field's name is beside it, an explanation below. */
export function Checkbox(widget: WidgetProps) {
  const { view, id, labelId, describedBy, isInvalid, isDisabled } = widget;
  const { name, placeholder } = view.field;
  const noteId = `${id}-note`;
  const described = [placeholder === null ? undefined : noteId, describedBy].filter(
    (part) => part !== undefined,
  );

  return (
    <label className={`${styles.row} ${markLabel}`} data-disabled={isDisabled || undefined}>
      <input
        type="checkbox"
        id={id}
        className={markControl}
        checked={view.input === true}
        disabled={isDisabled}
        aria-labelledby={labelId}
        aria-describedby={described.length === 0 ? undefined : described.join(' ')}
        aria-invalid={isInvalid || undefined}
        aria-required={view.isRequired || undefined}
        onChange={(event) => widget.onInput(event.target.checked)}
        onBlur={widget.onBlur}
      />
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
