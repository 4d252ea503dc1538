/** What went wrong, why it matters and what to do, in a sentence each. */
export interface Advice {
  readonly what: string;
  readonly why: string;
  readonly remedy: string;
}
