import type { Point } from '../../definition/field-definition.ts';
import type { ChipWords } from '../../fields/chips/chip-words.ts';
import type { RangeText } from '../range/range-text.ts';

/**
 * Words of the rendered form, by the part that shows them. A language that lacks one does not
 * compile.
 */
export interface Words {
  readonly form: FormWords;
  readonly frame: FrameWords;
  readonly submit: SubmitWords;
  readonly summary: SummaryWords;
  readonly news: NewsWords;
  readonly overlay: OverlayWords;
  readonly choice: ChoiceWords;
  readonly dropdown: DropdownWords;
  readonly number: NumberWords;
  readonly range: RangeWords;
  readonly slider: SliderWords;
  readonly salary: SalaryWords;
  readonly date: DateWords;
  readonly map: MapWords;
  readonly imei: ImeiWords;
  readonly readOnly: ReadOnlyWords;
  /** For chips of applied filters: the third argument of `toChips`. */
  readonly chips: ChipWords;
}

/** Words of a form as a whole. */
export interface FormWords {
  /** After a red star. */
  readonly required: string;
}

/** Words around every field. */
export interface FrameWords {
  /** A list of options did not load; the button `retry` is after it. */
  readonly failed: string;
  readonly retry: string;
  /** Name of the button for screen readers alone; it begins with what is seen. */
  readonly retryLabel: (field: string) => string;
}

/** Words of the button that sends a form. */
export interface SubmitWords {
  readonly sending: string;
}

/** Words over the faults of a form. */
export interface SummaryWords {
  /** Heading of the list; at least two fields are at fault. */
  readonly title: (count: number) => string;
}

/** What is announced of a page that changes by itself. */
export interface NewsWords {
  readonly appeared: (fields: readonly string[]) => string;
  readonly loading: (field: string) => string;
  readonly ready: (field: string, count: number) => string;
  readonly empty: (field: string) => string;
  readonly failed: (field: string) => string;
}

/** Words of a window over the page. */
export interface OverlayWords {
  readonly close: string;
}

/** Words that all choices share. */
export interface ChoiceWords {
  readonly loading: string;
  readonly empty: string;
  /** Its parent has no value yet. */
  readonly idle: string;
  readonly notChosen: string;
  /** Titles of the two parts of a list. */
  readonly popular: string;
  readonly rest: string;
  /** Opens the whole of a long list. */
  readonly showAll: string;
  /** Unfolds a list in place, by so many options. */
  readonly showMore: (count: number) => string;
  readonly showLess: string;
}

/** Words of a dropdown. */
export interface DropdownWords {
  readonly search: string;
  readonly clear: string;
  readonly done: string;
  /** The server holds more values than it sent. */
  readonly incomplete: string;
  /** Titles of names that begin with no letter. */
  readonly digits: string;
  readonly otherSigns: string;
  /** Names in view, then how many more are chosen. */
  readonly chosen: (names: readonly string[], more: number) => string;
  readonly nothingFound: (query: string) => string;
  readonly found: (count: number) => string;
  /** Puts names in the order of the alphabet, numbers by size. */
  readonly compare: (one: string, other: string) => number;
}

/** Words of fields where a number is typed. */
export interface NumberWords {
  readonly from: string;
  readonly to: string;
  /** Name of the box for the lower side. */
  readonly fromName: (field: string) => string;
  /** Name of the box for the upper side. */
  readonly toName: (field: string) => string;
  /** A placeholder that cannot be mistaken for a value. */
  readonly example: (number: string) => string;
  /** How short a text may be. */
  readonly fromLength: (letters: number) => string;
}

/** Words of a field with two sides. */
export interface RangeWords {
  readonly none: string;
  readonly done: string;
  readonly clear: string;
  /** Name of the group of round values below the boxes. */
  readonly quick: string;
  /** Puts the two sides of a range typed the wrong way round in order. */
  readonly swap: string;
  /** Name of that button for screen readers alone; it begins with what is seen. */
  readonly swapName: (field: string) => string;
  readonly upTo: (value: string) => string;
  /** What may be typed: «от 1990 до 2026». */
  readonly limits: (range: string) => string;
  readonly title: (field: string, unit: string | null) => string;
  /** How a range is written in one box and read back. */
  readonly text: RangeText;
}

/** Words of a slider. */
export interface SliderWords {
  /** No value, in a filter. */
  readonly any: string;
  /** No value, in an entry. */
  readonly none: string;
  readonly disabled: string;
  readonly valueName: (field: string) => string;
  readonly clearName: (field: string) => string;
}

/** Words of a salary. */
export interface SalaryWords {
  readonly negotiable: string;
  readonly hint: string;
}

/** Words of a date and its calendar. A day is `2026-11-21`. */
export interface DateWords {
  readonly placeholder: string;
  readonly timePlaceholder: string;
  /** Name of the button that opens the calendar, and of the calendar. */
  readonly open: string;
  readonly calendar: string;
  readonly earlier: string;
  readonly later: string;
  readonly month: string;
  readonly year: string;
  /** Heads of the columns from Monday on, each different. */
  readonly weekdays: readonly string[];
  readonly dateName: (field: string) => string;
  readonly timeName: (field: string) => string;
  /** By itself, of 1…12. */
  readonly monthName: (month: number) => string;
  readonly monthOfYear: (month: number, year: number) => string;
  /** In full, Monday 0 … Sunday 6. */
  readonly weekdayName: (index: number) => string;
  /** With its weekday, in full. */
  readonly dayName: (day: string) => string;
}

/** Words of a place on the map. */
export interface MapWords {
  readonly title: string;
  readonly choose: string;
  readonly hint: string;
  /** What the map is, and its keys, for screen readers. */
  readonly map: string;
  readonly mine: string;
  readonly closer: string;
  readonly farther: string;
  /** The browser may not give the person's position. */
  readonly refused: string;
  /** The browser could not find the person's position, or not in time. */
  readonly unfound: string;
  /** Label of the box that searches the known places. */
  readonly search: string;
  /** No known place has the typed name. */
  readonly unknown: string;
  readonly address: string;
  readonly cancel: string;
  readonly save: string;
  readonly failed: string;
  readonly retry: string;
  readonly loading: string;
  readonly offline: string;
  readonly clearName: (field: string) => string;
  readonly noAddress: (point: Point) => string;
}

/** Words of the box for a phone's IMEI. */
export interface ImeiWords {
  readonly hint: string;
  readonly placeholder: string;
  /** Name of the check that shows once the digits add up. */
  readonly right: string;
}

/** Words of a field that cannot be edited here. */
export interface ReadOnlyWords {
  readonly empty: string;
  readonly hint: string;
}
