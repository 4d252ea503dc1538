import type { ReactNode } from 'react';

import { useWords } from '../catalogue/use-words.ts';
import { Icon } from '../icon/Icon.tsx';
import { isReversed, swapped } from '../range/swapped.ts';
import type { DrawnField } from './field-context.ts';
import { WordButton } from './WordButton.tsx';

import styles from './Frame.module.css';

/** What is around every control: label, required mark, aside, and one line of message. */
export function Frame({ drawn, children }: { drawn: DrawnField; children: ReactNode }) {
  const { widget, controlProps, place, isNew } = drawn;
  return (
    <div
      className={styles.field}
      data-wide={widget.isWide}
      data-place={place === 'usual' ? undefined : place}
      data-new={isNew}
    >
      {frameHead(drawn)}
      {children}
      {controlProps.describedBy !== undefined && <Message drawn={drawn} />}
    </div>
  );
}

/** Label and aside. A form has hundreds: there is no element that nothing hangs on. */
function frameHead(drawn: DrawnField): ReactNode {
  const { view, widget, controlProps } = drawn;
  const { Aside, hasAside } = widget;
  const label = widget.label === 'inside' ? null : fieldLabel(drawn);
  if (Aside === null || hasAside?.(view) === false) return label;
  return (
    <div className={styles.head}>
      {label}
      <div className={styles.aside}>
        <Aside {...controlProps} />
      </div>
    </div>
  );
}

function fieldLabel({ view, widget, controlProps }: DrawnField): ReactNode {
  const { id, labelId } = controlProps;
  const words = view.isRequired ? <RequiredName name={view.field.name} /> : view.field.name;
  if (widget.label === 'group') {
    return (
      <span id={labelId} className={styles.label}>
        {words}
      </span>
    );
  }
  return (
    <label id={labelId} htmlFor={id} className={styles.label}>
      {words}
    </label>
  );
}

function RequiredName({ name }: { name: string }) {
  return (
    <>
      {name}
      <span className={styles.required} aria-hidden="true">
        {' *'}
      </span>
    </>
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
          {isReversed(view.fault) ? (
            <span>
              <span>{view.fault.text}</span>
              <SwapSides controlProps={controlProps} />
            </span>
          ) : (
            <span>{view.fault.text}</span>
          )}
        </p>
      )}
      {hasFailed && <FailedList name={view.field.name} onRetry={controlProps.onRetry} />}
    </div>
  );
}

/** Orders the sides of a range; the focus stays in the field, whose message disappears. */
function SwapSides({ controlProps }: Pick<DrawnField, 'controlProps'>) {
  const words = useWords('range');
  const { view, id, onInput, isDisabled } = controlProps;
  if (isDisabled) return null;
  return (
    <>
      {'. '}
      <WordButton
        label={words.swapName(view.field.name)}
        onPress={() => {
          document.getElementById(id)?.focus();
          onInput(swapped(view.input));
        }}
      >
        {words.swap}
      </WordButton>
    </>
  );
}

function FailedList({ name, onRetry }: { name: string; onRetry: () => void }) {
  const words = useWords('frame');
  return (
    <p className={styles.error}>
      <Icon name="alert" size={16} />
      <span>
        {words.failed}{' '}
        <WordButton label={words.retryLabel(name)} onPress={onRetry}>
          {words.retry}
        </WordButton>
      </span>
    </p>
  );
}
