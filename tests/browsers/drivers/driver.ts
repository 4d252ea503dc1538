/** A window's inner size in CSS pixels. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** One source of input and what it does, as WebDriver spells it (W3C WebDriver, §15 "Actions"). */
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

/** A window of a browser with a store of its own: signed out, nothing remembered. */
export interface Driver {
  /** Opens an address, and may return before the page has come. */
  readonly navigate: (url: string) => Promise<void>;
  /** Presses the browser's Back. */
  readonly goBack: () => Promise<void>;
  /** Value of an expression in the page: a text. */
  readonly evaluate: (expression: string) => Promise<string>;
  readonly perform: (source: InputSource) => Promise<void>;
  /** Chooses files in the only `<input type="file">` of the page. */
  readonly chooseFiles: (selector: string, paths: readonly string[]) => Promise<void>;
  /** PNG of what is seen. */
  readonly screenshot: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

/** A browser that runs. */
export interface Browser {
  readonly name: 'WebKit' | 'Firefox';
  readonly openWindow: (size: WindowSize) => Promise<Driver>;
  readonly close: () => Promise<void>;
}
