import { createCell } from '../../cell/cell.ts';

/** The open list of suggestions, as the field needs it. */
export interface Listing {
  readonly size: number;
  /** Index of the suggestion that Enter takes; `null`: Enter searches for the text. */
  readonly chosen: number | null;
  /** Handles a key of the field; `false` for a key of the browser's. */
  readonly pressKey: (key: string) => boolean;
  /** Remembers a query on this device. */
  readonly keep: (query: string) => void;
}

/** Without a list. */
export const NO_LISTING: Listing = {
  size: 0,
  chosen: null,
  pressKey: () => false,
  keep: () => {},
};

/** The list of this page; its code loads when the field has the focus. */
export const listing = createCell<Listing>({ server: NO_LISTING });
