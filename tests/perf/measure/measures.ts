/** Measures in the browser, in milliseconds, in the order of the tables. */
export const MEASURES = [
  'mount',
  'key',
  'keyScript',
  'toggle',
  'arrive',
  'open',
  'submit',
] as const;

/** One of the measures. */
export type Measure = (typeof MEASURES)[number];

/** Names of the measures in the tables. */
export const measureTitles: Readonly<Record<Measure, string>> = {
  mount: 'mount',
  key: 'key',
  keyScript: 'key: script',
  toggle: 'toggle',
  arrive: 'values',
  open: 'list',
  submit: 'submit',
};

/** Notes on the measures. */
export const measureNotes: Readonly<Record<Measure, string>> = {
  mount:
    'from definitions to a page that is laid out, models and validators included, on a page that was just opened',
  key: 'a letter typed into one text field until the page is laid out; `p95` is the slowest twentieth',
  keyScript: 'the part of it until React is done',
  toggle: 'a press on a choice that shows five fields and hides five others',
  arrive:
    "a list of 200 values arrives for a child of the parent that was chosen, until it is on offer; a list of the page's own draws nothing yet, a `<select>` gets its 200 options",
  open: 'a press on that list, until its options are drawn; the browser draws those of a `<select>` itself, outside of the page',
  submit:
    'a press on the button with a tenth of the fields faulty, until every message is in the page and the focus is on the first fault or on their summary',
};

/** Times of one measure, in milliseconds. */
export interface Summary {
  readonly median: number;
  /** First quartile. */
  readonly low: number;
  /** Third quartile. */
  readonly high: number;
  /** 95th percentile. */
  readonly p95: number;
  readonly count: number;
}

/** Summarises times; `null` when there are none. */
export function summaryOf(times: readonly number[]): Summary | null {
  if (times.length === 0) return null;
  const ordered = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? Number.NaN;
  return { median: at(0.5), low: at(0.25), high: at(0.75), p95: at(0.95), count: times.length };
}
