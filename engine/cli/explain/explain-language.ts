import type { StepReason, Why } from '../../inspect.ts';
import { actText } from './act-text.ts';
import { causeText } from './cause-text.ts';
import type { Clearing } from './clearing.ts';

/** The sentences of an explanation in one language. */
export interface ExplainLanguage {
  /** Whether the field shows, is asked for and may be changed: a few words. */
  readonly standing: (why: Why) => string;
  /** Why, a sentence for every cause. */
  readonly causes: (why: Why) => readonly string[];
  /** What empties the field. */
  readonly clearing: (clearing: Clearing) => readonly string[];
  /** What a step did to a field. */
  readonly act: (reason: StepReason) => string;
  /** Heading of what an act did. */
  readonly after: (act: string) => string;
  readonly nothing: string;
}

/** Causes of a chain that are shown; more are counted. */
const SHOWN_LIMIT = 12;

/** By keys and stored values, as a programmer reads definitions. */
export const english: ExplainLanguage = {
  standing: ({ isVisible, isRequired, isDisabled, list }) => {
    const words = [
      isVisible ? 'shown' : 'hidden',
      ...(isRequired ? ['required'] : []),
      ...(isVisible && isDisabled ? ['disabled'] : []),
      ...(isVisible && list !== null && list !== 'inline' ? [`list ${list}`] : []),
    ];
    return words.join(', ');
  },
  causes: ({ causes }) => {
    const lines = causes.slice(-SHOWN_LIMIT).map(causeText);
    const rest = causes.length - lines.length;
    return rest > 0 ? [`${rest} causes before these, one of another.`, ...lines] : lines;
  },
  clearing: ({ reloads, hides, isKept }) => [
    ...(reloads === null
      ? []
      : [`Cleared when ${reloads.key} changes, unless the new list has the value.`]),
    ...(hides.length === 0 || isKept
      ? []
      : [`Cleared when it hides, by ${hides.map(({ key }) => key).join(' or ')}.`]),
    ...(hides.length > 0 && isKept ? ['Keeps its value when it hides.'] : []),
  ],
  act: actText,
  after: (act) => `After ${act}:`,
  nothing: 'Nothing came of it.',
};
