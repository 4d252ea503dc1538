/** Which photos are to be seen over the whole screen, and from which on. */
export interface ViewerRequest {
  readonly photos: readonly string[];
  /** What they show. */
  readonly title: string;
  /** Place of the first one to show, from 0. */
  readonly start: number;
}
