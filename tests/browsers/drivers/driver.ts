/** A window's inner size in CSS pixels. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** One source of input and its actions, as in WebDriver (W3C WebDriver, §15 "Actions"). */
export type InputSource =
  | { readonly type: 'key'; readonly id: string; readonly actions: readonly KeyAct[] }
  | {
      readonly type: 'pointer';
      readonly id: string;
      readonly parameters: { readonly pointerType: 'mouse' };
      readonly actions: readonly PointerAct[];
    };

type KeyAct = { readonly type: 'keyDown' | 'keyUp'; readonly value: string };
type PointerAct =
  | {
      readonly type: 'pointerMove';
      readonly x: number;
      readonly y: number;
      readonly duration: number;
    }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: number };

/** A window of a browser with a storage of its own: signed out and empty. */
export interface Driver {
  /** Opens an address; may return before the page is loaded. */
  readonly navigate: (url: string) => Promise<void>;
  /** Presses the browser's Back. */
  readonly goBack: () => Promise<void>;
  /** Value of an expression in the page, as text. */
  readonly evaluate: (expression: string) => Promise<string>;
  readonly perform: (source: InputSource) => Promise<void>;
  /** Chooses files in the only `<input type="file">` of the page. */
  readonly chooseFiles: (selector: string, paths: readonly string[]) => Promise<void>;
  /** Screenshot as PNG. */
  readonly screenshot: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

/** A running browser. */
export interface Browser {
  readonly name: 'WebKit' | 'Firefox';
  readonly openWindow: (size: WindowSize) => Promise<Driver>;
  readonly close: () => Promise<void>;
}
