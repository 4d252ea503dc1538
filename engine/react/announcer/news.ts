import type { OptionsState } from '../../form/state/form-state.ts';
import type { FormStore } from '../../form/state/form-store.ts';
import type { NewsWords } from '../catalogue/words.ts';

/** What an announcement is made from: the visible fields and the states of their lists. */
export interface PageNews {
  readonly visible: readonly number[];
  /** By field index. */
  readonly options: readonly OptionsState[];
}

/** A change of the page. */
export interface PageChange {
  readonly last: PageNews;
  readonly next: PageNews;
}

/** The page now. */
export function pageNow(store: FormStore): PageNews {
  return { visible: store.visibleFields(), options: store.state().options };
}

/** The announcement of a change; `''` when there is none. Free when nothing changed. */
export function newsBetween(store: FormStore, change: PageChange, words: NewsWords): string {
  return [...appeared(store, change, words), ...listNews(store, change, words)].join('. ');
}

function appeared(
  store: FormStore,
  { last, next }: PageChange,
  words: NewsWords,
): readonly string[] {
  if (last.visible === next.visible) return [];
  const before = new Set(last.visible);
  const names = next.visible
    .filter((field) => !before.has(field))
    .map((field) => store.view(field).field.name);
  return names.length === 0 ? [] : [words.appeared(names)];
}

function listNews(
  store: FormStore,
  { last, next }: PageChange,
  words: NewsWords,
): readonly string[] {
  if (last.options === next.options) return [];
  return next.visible.flatMap((field) => {
    const before = last.options[field];
    const after = next.options[field];
    if (after === undefined || before?.status === after.status) return [];
    const part = PARTS[after.status];
    return part === null ? [] : [words[part](store.view(field).field.name, after.options.length)];
  });
}

const PARTS = {
  inline: null,
  idle: null,
  loading: 'loading',
  ready: 'ready',
  empty: 'empty',
  failed: 'failed',
} as const satisfies Readonly<Record<OptionsState['status'], keyof NewsWords | null>>;
