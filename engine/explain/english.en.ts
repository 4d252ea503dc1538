import { diagnosticsInEnglish } from '../definition/diagnostics/diagnostic-text.en.ts';
import { SKIP_REASONS } from '../har/skip-reason.ts';
import { unreachableText } from '../inspect/reach/unreachable-text.en.ts';
import { whyText } from '../inspect/why/cause-text.en.ts';
import { stepReasonText } from '../inspect/why/step-reason-text.en.ts';
import type { LocatedJsonFault } from '../json.ts';
import { differenceText } from '../trace/play/difference.ts';
import type { Explanations } from './explanations.ts';

/** The explanations in English, by keys and stored values: as a programmer reads definitions. */
export const english: Explanations = {
  locale: 'en',
  diagnostics: diagnosticsInEnglish,
  met: (met) => met,
  skip: SKIP_REASONS,
  jsonFault,
  traceProblem: ({ message, hint }) => ({ message, hint }),
  // The place is shown beside it.
  difference: (difference) => differenceText({ ...difference, pointer: '' }).replace(/^: /, ''),
  why: whyText,
  stepReason: stepReasonText,
  unreachable: unreachableText,
};

function jsonFault({ expected, found }: LocatedJsonFault): string {
  return `expected ${expected}, found ${found === null ? 'the end' : JSON.stringify(found)}`;
}
