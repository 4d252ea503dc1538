/** The photos to show fullscreen, and the first of them. */
export interface ViewerRequest {
  readonly photos: readonly string[];
  /** Alternative text. */
  readonly title: string;
  /** Index of the first photo to show, from 0. */
  readonly start: number;
}
