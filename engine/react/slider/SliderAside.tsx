import type { ReactNode } from 'react';

import { useWords } from '../catalogue/use-words.ts';
import { Icon } from '../icon/Icon.tsx';
import { FieldParts } from '../leave/FieldParts.tsx';
import type { WidgetProps } from '../widget.ts';

import styles from './SliderAside.module.css';

/** Class of the input inside: no edge, as wide as its text. */
export const asideInput = styles.input;

/** What the value beside a slider's label is drawn with. */
export interface SliderAsideProps extends WidgetProps {
  readonly isEmpty: boolean;
  /** The input with the value. */
  readonly children: ReactNode;
}

/** The value beside a slider's label: an input to type it, its unit, a cross to clear it. */
export function SliderAside(props: SliderAsideProps) {
  const { view, id, isEmpty, isDisabled, onInput, onBlur, children } = props;
  const words = useWords('slider');
  if (isDisabled) return <span className={styles.off}>{words.disabled}</span>;
  const { name, inputSuffix } = view.field;
  return (
    <FieldParts id={id} onLeave={onBlur} className={styles.aside}>
      {children}
      {!isEmpty && inputSuffix !== null && <span>{inputSuffix}</span>}
      {!isEmpty && (
        <button
          type="button"
          className={styles.clear}
          aria-label={words.clearName(name)}
          onClick={() => {
            // The cross goes away with the value; the focus must not go with it.
            document.getElementById(id)?.focus();
            onInput(null);
          }}
        >
          <Icon name="x" size={16} />
        </button>
      )}
    </FieldParts>
  );
}
