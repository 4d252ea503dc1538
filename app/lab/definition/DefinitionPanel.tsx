import { useRef } from 'react';

import { Button } from '../../client/ui/button/Button.tsx';
import { JsonBox } from '../json-box/JsonBox.tsx';
import type { PanelProps } from '../panels/panel.ts';
import { definitionWords, notApplied } from './definition-words.ru.ts';
import { DefinitionStatus } from './DefinitionStatus.tsx';

import styles from './DefinitionPanel.module.css';

/** An editor for the definition of the form. */
export function DefinitionPanel({ form, definition }: PanelProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const { draft, outcome, isEdited } = definition;
  const fault = outcome?.type === 'not-json' ? outcome.fault : null;

  const apply = () => {
    const found = definition.apply(box.current?.value ?? '');
    if (found === null) return;
    // The order matters: on focus a textarea scrolls to its selection.
    box.current?.setSelectionRange(found.offset, found.offset + (found.found?.length ?? 0));
    box.current?.focus();
  };

  return (
    <form
      className={styles.definition}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <JsonBox
        ref={box}
        label={definitionWords.label}
        note={definitionWords.note}
        error={fault === null ? null : notApplied(fault)}
        text={draft ?? JSON.stringify(form.document, null, 2)}
        rows={10}
        onText={definition.write}
      />
      <div className={styles.acts}>
        <Button variant="primary" type="submit">
          {definitionWords.apply}
        </Button>
        {(isEdited || draft !== null) && (
          <Button onClick={definition.restore}>{definitionWords.restore}</Button>
        )}
      </div>
      <DefinitionStatus outcome={outcome} />
    </form>
  );
}
