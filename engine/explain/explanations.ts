import type { DiagnosticLanguage } from '../definition/diagnostics/explain-diagnostic.ts';
import type { SkipReason } from '../har.ts';
import type { StepReason, UnreachableField, Why } from '../inspect.ts';
import type { LocatedJsonFault } from '../json.ts';
import type { Difference, TraceProblem } from '../trace.ts';

/**
 * Everything that the engine explains to a developer or a tester, in one language. A language that
 * lacks a code does not compile. Sentences of a form for a person are in `Catalogue`.
 */
export interface Explanations extends DiagnosticLanguage {
  /** BCP 47 tag of the language. */
  readonly locale: string;
  /** A reason for which an import leaves something out. */
  readonly skip: Readonly<Record<SkipReason, string>>;
  /** Where a text stops being JSON, and what is there. */
  readonly jsonFault: (fault: LocatedJsonFault) => string;
  /** What is wrong with a file that is no trace, and what to do about it. */
  readonly traceProblem: (problem: TraceProblem) => ProblemText;
  /** How a form differs from what a trace expects, without the place. */
  readonly difference: (difference: Difference) => string;
  /** Why a field is as it is: a sentence for every cause. */
  readonly why: (why: Why) => readonly string[];
  /** What a step did to a field. */
  readonly stepReason: (reason: StepReason) => string;
  /** Why no state shows a field. */
  readonly unreachable: (field: UnreachableField) => string;
}

/** What is wrong, and what to do about it. */
export interface ProblemText {
  readonly message: string;
  readonly hint: string;
}
