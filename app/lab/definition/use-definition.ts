import { type LocatedJsonFault, findJsonFault } from '@bozor/form-engine/json';
import { useState } from 'react';

import type { WorkbenchForms, FormEnvironment } from '../workbench/create-forms.ts';
import { applyDefinition } from './apply-definition.ts';
import type { AppliedDefinition } from './apply-definition.ts';

/** Result of the last «Применить». */
type DefinitionOutcome =
  | { readonly type: 'not-json'; readonly fault: LocatedJsonFault }
  | { readonly type: 'same' }
  | { readonly type: 'applied'; readonly lost: AppliedDefinition['lost'] };

/** State and actions of the definition editor. */
export interface DefinitionEditing {
  /**
   * Text in the editor; `null` until the tester edits it: the editor then shows the current
   * definition.
   */
  readonly draft: string | null;
  /** `null` before the first result, and after the text of a faulty definition changes. */
  readonly outcome: DefinitionOutcome | null;
  /** Whether the forms have another definition than the one that they were created with. */
  readonly isEdited: boolean;
  readonly write: (text: string) => void;
  /** Moves the forms to a definition; returns the fault of a text that is not JSON. */
  readonly apply: (text: string) => LocatedJsonFault | null;
  /** Moves the forms back to the definition that they were created with. */
  readonly restore: () => void;
}

interface WorkbenchState {
  readonly forms: WorkbenchForms;
  readonly draft: string | null;
  readonly outcome: DefinitionOutcome | null;
}

/** Creates the forms of a workbench, and holds the state of their definition editor. */
export function useDefinition(
  open: () => WorkbenchForms,
  request: FormEnvironment & { readonly title: string },
): { readonly forms: WorkbenchForms; readonly definition: DefinitionEditing } {
  const [first] = useState(open);
  const [workbench, setWorkbench] = useState<WorkbenchState>({
    forms: first,
    draft: null,
    outcome: null,
  });
  const change = (part: Partial<WorkbenchState>) => setWorkbench((now) => ({ ...now, ...part }));

  const applyDocument = (document: unknown, draft: WorkbenchState['draft']) => {
    const { forms, isSame, lost } = applyDefinition(workbench.forms, { ...request, document });
    change({
      forms,
      draft,
      outcome: isSame ? { type: 'same' } : { type: 'applied', lost },
    });
  };

  return {
    forms: workbench.forms,
    definition: {
      draft: workbench.draft,
      outcome: workbench.outcome,
      isEdited: !isSamePage(workbench.forms, first),
      write: (draft) => change({ draft, outcome: keptOutcome(workbench.outcome) }),
      apply: (draft) => {
        const fault = findJsonFault(draft);
        if (fault !== null) change({ draft, outcome: { type: 'not-json', fault } });
        else applyDocument(JSON.parse(draft), draft);
        return fault;
      },
      restore: () => applyDocument(documentOf(first), null),
    },
  };
}

function isSamePage(one: WorkbenchForms, other: WorkbenchForms): boolean {
  const hashes = ({ entry, filter }: WorkbenchForms) => [
    entry?.store.plan.hash,
    filter?.store.plan.hash,
  ];
  return hashes(one).join() === hashes(other).join();
}

/** Returns the definition that the forms of a workbench share. */
function documentOf({ entry, filter }: WorkbenchForms): unknown {
  return (entry ?? filter)?.document ?? null;
}

/** A fault belongs to the old text and is dropped; losses remain on the screen. */
function keptOutcome(outcome: DefinitionOutcome | null): DefinitionOutcome | null {
  return outcome?.type === 'applied' ? outcome : null;
}
