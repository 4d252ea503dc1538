import {
  diagnosticsInRussian,
  metInRussian,
} from '../definition/diagnostics/diagnostic-text.ru.ts';
import { unreachableText } from '../inspect/reach/unreachable-text.ru.ts';
import { stepReasonText } from '../inspect/why/step-reason-text.ru.ts';
import { whyText } from '../inspect/why/why-text.ru.ts';
import type { LocatedJsonFault } from '../json.ts';
import { differenceText } from './difference-text.ru.ts';
import type { Explanations } from './explanations.ts';
import { SKIP_REASONS } from './skip-reasons.ru.ts';
import { problemText } from './trace-problem.ru.ts';

/** The explanations in Russian, by the names of fields and values: as a person reads the form. */
export const russian: Explanations = {
  locale: 'ru',
  diagnostics: diagnosticsInRussian,
  met: metInRussian,
  skip: SKIP_REASONS,
  jsonFault,
  traceProblem: problemText,
  difference: differenceText,
  why: whyText,
  stepReason: stepReasonText,
  unreachable: unreachableText,
};

function jsonFault({ found }: LocatedJsonFault): string {
  if (found === null) return 'текст обрывается';
  const isEnd = found === '\n' || found === '\r';
  return `здесь не может стоять ${isEnd ? 'конец строки' : `«${found}»`}`;
}
