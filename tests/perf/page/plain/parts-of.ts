import { CHOICE_OPTIONS, type Work, type WorkField } from '../../measure/work.ts';

/** The work split where the page changes: what is always visible, and the two fives between. */
export interface Parts {
  readonly before: readonly WorkField[];
  /** The option of the choice, and the fields that it shows. */
  readonly fives: readonly Five[];
  readonly after: readonly WorkField[];
}

interface Five {
  readonly option: string;
  readonly fields: readonly WorkField[];
}

/** The parts in page order; the fives are adjacent. */
export function partsOf({ fields }: Work): Parts {
  const first = fields.findIndex(({ shownWith }) => shownWith !== null);
  const last = fields.findLastIndex(({ shownWith }) => shownWith !== null);
  return {
    before: fields.slice(0, first),
    fives: CHOICE_OPTIONS.map((option) => ({
      option,
      fields: fields.filter(({ shownWith }) => shownWith === option),
    })),
    after: fields.slice(last + 1),
  };
}
