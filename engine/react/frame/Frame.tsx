import type { ReactNode } from 'react';

import { useWords } from '../catalogue/use-words.ts';
import { Icon } from '../icon/Icon.tsx';
import type { DrawnField } from './field-context.ts';

import styles from './Frame.module.css';

/** What stands around every control: label, required mark, aside, and one line of message. */
export function Frame({ drawn, children }: { drawn: DrawnField; children: ReactNode }) {
  const { widget, controlProps, isNew } = drawn;
  const { Aside } = widget;
  return (
    <div
      className={styles.field}
      data-wide={widget.isWide || undefined}
      data-inside={widget.label === 'inside' || undefined}
      data-new={isNew || undefined}
    >
      {(widget.label !== 'inside' || Aside !== null) && (
        <div className={styles.head}>
          {widget.label !== 'inside' && <Label drawn={drawn} />}
          {Aside !== null && (
            <div className={styles.aside}>
              <Aside {...controlProps} />
            </div>
          )}
        </div>
      )}
      {children}
      <Message drawn={drawn} />
    </div>
  );
}

function Label({ drawn }: { drawn: DrawnField }) {
  const { view, widget, controlProps } = drawn;
  const words = (
    <>
      {view.field.name}
      {view.isRequired && (
        <span className={styles.required} aria-hidden="true">
          {' *'}
        </span>
      )}
    </>
  );
  if (widget.label === 'group') {
    return (
      <span id={controlProps.labelId} className={styles.label}>
        {words}
      </span>
    );
  }
  return (
    <label id={controlProps.labelId} htmlFor={controlProps.id} className={styles.label}>
      {words}
    </label>
  );
}

function Message({ drawn }: { drawn: DrawnField }) {
  const { view, hint, controlProps, messageId } = drawn;
  const hasFailed = view.options.status === 'failed';
  if (view.fault === null && !hasFailed) {
    if (hint === null) return null;
    return (
      <p id={messageId} className={styles.hint}>
        {hint}
      </p>
    );
  }
  return (
    <div id={messageId} className={styles.messages}>
      {view.fault !== null && (
        <p className={styles.error}>
          <Icon name="alert" size={16} />
          <span>{view.fault.text}</span>
        </p>
      )}
      {hasFailed && <FailedList name={view.field.name} onRetry={controlProps.onRetry} />}
    </div>
  );
}

function FailedList({ name, onRetry }: { name: string; onRetry: () => void }) {
  const words = useWords('frame');
  return (
    <p className={styles.error}>
      <Icon name="alert" size={16} />
      <span>
        {words.failed}{' '}
        <button
          type="button"
          className={styles.retry}
          aria-label={words.retryLabel(name)}
          onClick={onRetry}
        >
          {words.retry}
        </button>
      </span>
    </p>
  );
}
