/**
 * How the pages do without a feature that the oldest supported browsers lack:
 * `added` by `app/client/device/add-features.ts`, `asked` for before its use (with another way
 * beside it), `graceful` (the page works without it and looks a little different), or a `name` of
 * something else, ours or a library's.
 */
type Handling = 'added' | 'asked' | 'graceful' | 'name';

/** Every young feature of the built pages, by its path in the compatibility data. */
export const HANDLED: Readonly<Record<string, Handling>> = {
  'api.AbortSignal.any_static': 'added',
  'api.HTMLElement.hidePopover': 'added',
  'api.HTMLElement.popover': 'added',
  'api.HTMLElement.showPopover': 'added',
  'api.URL.canParse_static': 'added',
  'html.elements.input.popovertarget': 'added',
  'html.global_attributes.popover': 'added',
  'javascript.builtins.Array.toReversed': 'added',
  'javascript.builtins.Array.toSorted': 'added',
  'javascript.builtins.Array.toSpliced': 'added',
  'javascript.builtins.Array.with': 'added',
  'javascript.builtins.Map.groupBy': 'added',
  'javascript.builtins.Set.difference': 'added',
  'javascript.builtins.Set.intersection': 'added',
  'javascript.builtins.Set.isDisjointFrom': 'added',
  'javascript.builtins.String.isWellFormed': 'added',
  'javascript.builtins.String.toWellFormed': 'added',

  'api.CloseWatcher': 'asked',
  'api.Navigator.connection': 'asked',
  'api.Navigator.keyboard': 'asked',
  'api.Navigator.share': 'asked',
  'api.Element.startViewTransition': 'asked',
  'api.TouchEvent': 'asked',
  'api.ViewTransition': 'asked',
  'api.Window.navigation': 'asked',
  'api.Window.requestIdleCallback': 'asked',
  'api.scheduler': 'asked',
  'api.trustedTypes': 'asked',
  'javascript.builtins.Error.captureStackTrace': 'asked',
  // A press beside the dialog closes it by `usePressBeside`.
  'html.elements.dialog.closedby': 'asked',
  // A native control shows instead: the end of engine/react/tokens.css.
  'css.selectors.has': 'asked',
  // `rows` and fixed widths.
  'css.properties.field-sizing': 'asked',
  'css.properties.field-sizing.content': 'asked',

  // A long name of a row breaks anywhere instead.
  'css.properties.hyphens': 'graceful',
  // Chrome 103 to 123 name another reason than the standard's, which nothing reads.
  'api.AbortSignal.timeout_static': 'graceful',
  // `pagehide` stores the position too.
  'api.Element.scrollend_event': 'graceful',
  'css.properties.accent-color': 'graceful',
  // Without them every card of a long list is rendered: `AdGrid.module.css`.
  'css.properties.contain-intrinsic-block-size': 'graceful',
  'css.properties.content-visibility': 'graceful',
  'css.properties.content-visibility.auto': 'graceful',
  'css.properties.overflow-clip-margin': 'graceful',
  'css.properties.contain.style': 'graceful',
  'css.properties.font-family.ui-monospace': 'graceful',
  'css.properties.forced-color-adjust': 'graceful',
  'css.properties.forced-color-adjust.none': 'graceful',
  'css.properties.overscroll-behavior': 'graceful',
  'css.properties.overscroll-behavior-x': 'graceful',
  'css.properties.scrollbar-gutter': 'graceful',
  'css.properties.scrollbar-gutter.stable': 'graceful',
  'css.properties.scrollbar-width': 'graceful',
  'css.properties.scrollbar-width.none': 'graceful',
  'css.properties.scrollbar-width.thin': 'graceful',
  'css.properties.text-size-adjust': 'graceful',
  'css.properties.text-wrap': 'graceful',
  'css.properties.text-wrap.balance': 'graceful',
  'css.properties.text-wrap.pretty': 'graceful',
  // Beside its prefixed form.
  'css.properties.user-select': 'graceful',
  'css.selectors.details-content': 'graceful',
  'html.elements.input.capture': 'graceful',
  'html.global_attributes.autocapitalize': 'graceful',
  'html.global_attributes.autocorrect': 'graceful',

  'api.Element.role': 'name',
  'api.Keyboard': 'name',
  'api.Navigator.install': 'name',
  'api.Profiler': 'name',
  'api.Window.restore': 'name',
  'css.properties.rx': 'name',
  'html.elements.input.alpha': 'name',
  'html.global_attributes.is': 'name',
  'javascript.builtins.ArrayBuffer.resize': 'name',
  'javascript.builtins.Iterator.drop': 'name',
  'javascript.builtins.Iterator.take': 'name',
};
