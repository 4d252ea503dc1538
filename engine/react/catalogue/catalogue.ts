import type { FaultText } from '../../rules/fault.ts';
import type { Words } from './words.ts';

/**
 * Every sentence that the engine shows a person, in one language. The form's own texts (labels,
 * options, units, `error_message`) are the server's and in whatever language it sends them.
 *
 * A host gives it to `<EngineForm>`, its `faultText` to `createFormStore` and `explainFaults`, and
 * its `words.chips` to `toChips`.
 */
export interface Catalogue {
  /** BCP 47 tag of the language. */
  readonly locale: string;
  /** The sentence of a fault; a definition's `error_message` is ignored here. */
  readonly faultText: FaultText;
  readonly words: Words;
}
