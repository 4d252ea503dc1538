export { acceptedPart } from './testing/accepted-part.ts';
export type { SampleAnswer } from './testing/arbitrary-answers.ts';
export { arbitraryAnswers, sampleAnswer } from './testing/arbitrary-answers.ts';
export type { Act, Player } from './testing/arbitrary-events.ts';
export {
  arbitraryActs,
  arbitraryEvent,
  arbitraryEvents,
  playActs,
} from './testing/arbitrary-events.ts';
export { arbitraryFieldValue } from './testing/arbitrary-field-value.ts';
export { arbitraryHostilePage } from './testing/arbitrary-hostile-page.ts';
export { arbitraryInput } from './testing/arbitrary-input.ts';
export type { FilterPage } from './testing/arbitrary-page.ts';
export { arbitraryPage } from './testing/arbitrary-page.ts';
export { arbitrarySchedule } from './testing/arbitrary-schedule.ts';
export { arbitraryValues } from './testing/arbitrary-values.ts';
