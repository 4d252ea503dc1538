declare global {
  interface Window {
    /** Absent in browsers without trusted types. */
    readonly trustedTypes?: {
      readonly createPolicy: (
        name: string,
        rules: { readonly createHTML: (markup: string) => string | null },
      ) => unknown;
    };
  }
}

const LONGEST_MARKUP = 4_000;
/**
 * Text, and the elements of icons. Attributes that run code or lead out of the page do not match:
 * `on…`, and `href` with anything but a name inside the page.
 */
const DRAWING =
  /^(?:<\/?(?:svg|path|circle|use)(?: (?!on|(?:xlink:)?href="[^#])[\w:-]+="[^"<>]*")* ?\/?>|[^<])*$/i;

/**
 * Lets scripts write drawings as markup, as Leaflet and PhotoSwipe do with their icons. The content
 * policy of the page refuses all other markup that a script writes.
 */
export function allowDrawings(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (isDrawing(markup) ? markup : null),
  });
}

/** Whether markup is text or a drawing without code, addresses and other elements. */
export function isDrawing(markup: string): boolean {
  return markup.length <= LONGEST_MARKUP && DRAWING.test(markup);
}
