/** A list of 50,000 options to time, and how many of them are chosen before. */
export interface ListCase {
  readonly type: 'DROP_LIST' | 'LIST' | 'LIST_ADAPTER' | 'LIST_RADIO_BUTTON' | 'CHECKBOX';
  readonly chosen: number;
}

/** What a person waits for, with drawing and layout, in ms: the slowest of a few. */
export interface ListTimes {
  /** The form's first drawing, the list closed. */
  readonly mountMs: number;
  readonly openMs: number;
  /** A key that moves the mark in the middle of the list. */
  readonly keyMs: number;
  /** A letter of the search. */
  readonly letterMs: number;
  /** `null` for a list of one value. */
  readonly tickMs: number | null;
  readonly clearMs: number;
  /** Elements of the form while the list is open. */
  readonly nodes: number;
}
