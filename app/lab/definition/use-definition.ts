import { useState } from 'react';

import type { OpenForms, Surroundings } from '../bench/open-forms.ts';
import { findJsonFault } from '../json-box/find-json-fault.ts';
import type { JsonFault } from '../json-box/find-json-fault.ts';
import { applyDefinition } from './apply-definition.ts';
import type { AppliedDefinition } from './apply-definition.ts';

/** What came of the last «Применить». */
type DefinitionOutcome =
  | { readonly type: 'not-json'; readonly fault: JsonFault }
  | { readonly type: 'same' }
  | { readonly type: 'applied'; readonly lost: AppliedDefinition['lost'] };

/** A definition that is edited while its form is filled. */
export interface DefinitionEditing {
  /** What is in the box; `null` until something was changed there: the definition as it is. */
  readonly draft: string | null;
  /** `null` before the first, and once the text is changed after a fault. */
  readonly outcome: DefinitionOutcome | null;
  /** Whether the forms stand on another definition than they were opened with. */
  readonly isEdited: boolean;
  readonly write: (text: string) => void;
  /** Takes the forms over to a text; returns where it is not JSON. */
  readonly apply: (text: string) => JsonFault | null;
  /** Takes the forms back to the definition that they were opened with. */
  readonly restore: () => void;
}

interface Bench {
  readonly forms: OpenForms;
  readonly draft: string | null;
  readonly outcome: DefinitionOutcome | null;
}

/** Opens the forms of a bench, and lets their definition be edited. */
export function useDefinition(
  open: () => OpenForms,
  request: Surroundings & { readonly title: string },
): { readonly forms: OpenForms; readonly definition: DefinitionEditing } {
  const [first] = useState(open);
  const [bench, setBench] = useState<Bench>({ forms: first, draft: null, outcome: null });
  const change = (part: Partial<Bench>) => setBench((now) => ({ ...now, ...part }));

  const goOver = (document: unknown, draft: Bench['draft']) => {
    const { forms, isSame, lost } = applyDefinition(bench.forms, { ...request, document });
    change({
      forms,
      draft,
      outcome: isSame ? { type: 'same' } : { type: 'applied', lost },
    });
  };

  return {
    forms: bench.forms,
    definition: {
      draft: bench.draft,
      outcome: bench.outcome,
      isEdited: !isSamePage(bench.forms, first),
      write: (draft) => change({ draft, outcome: keptOutcome(bench.outcome) }),
      apply: (draft) => {
        const fault = findJsonFault(draft);
        if (fault !== null) change({ draft, outcome: { type: 'not-json', fault } });
        else goOver(JSON.parse(draft), draft);
        return fault;
      },
      restore: () => goOver(documentOf(first), null),
    },
  };
}

function isSamePage(one: OpenForms, other: OpenForms): boolean {
  const hashes = ({ ad, filter }: OpenForms) => [ad?.store.plan.hash, filter?.store.plan.hash];
  return hashes(one).join() === hashes(other).join();
}

/** The definition that the forms of a bench have in common. */
function documentOf({ ad, filter }: OpenForms): unknown {
  return (ad ?? filter)?.document ?? null;
}

/** What was said of a text is not true of another; what was lost stays to be read. */
function keptOutcome(outcome: DefinitionOutcome | null): DefinitionOutcome | null {
  return outcome?.type === 'applied' ? outcome : null;
}
