/** What becomes of the answer to one load. */
export interface ScheduledAnswer {
  /** Acts of the person that it lets pass after it was asked for; `null`: it never comes. */
  readonly after: number | null;
  /** `fail-then-retry`: it fails, and the person asks again at once if it is still wanted. */
  readonly outcome: 'answer' | 'fail' | 'fail-then-retry';
  /** How often it comes once more, each time an act later. */
  readonly copies: number;
}
