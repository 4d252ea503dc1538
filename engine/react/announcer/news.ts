import type { OptionsState } from '../../form/form-state.ts';
import type { FormStore } from '../../form/form-store.ts';
import { NEWS_WORDS } from './news-words.ru.ts';

/** What of a page may be news: which fields show, and how their lists stand. */
export interface PageMoment {
  readonly visible: readonly number[];
  /** By field index. */
  readonly options: readonly OptionsState[];
}

/** The page as it stands. */
export function pageNow(store: FormStore): PageMoment {
  return { visible: store.visibleFields(), options: store.state().options };
}

/** What to say of a change, in Russian; `''` when nothing is news. Costs nothing when nothing moved. */
export function newsBetween(store: FormStore, last: PageMoment, next: PageMoment): string {
  return [...appeared(store, last, next), ...listNews(store, last, next)].join('. ');
}

function appeared(store: FormStore, last: PageMoment, next: PageMoment): readonly string[] {
  if (last.visible === next.visible) return [];
  const before = new Set(last.visible);
  const names = next.visible
    .filter((field) => !before.has(field))
    .map((field) => store.view(field).field.name);
  return names.length === 0 ? [] : [NEWS_WORDS.appeared(names)];
}

function listNews(store: FormStore, last: PageMoment, next: PageMoment): readonly string[] {
  if (last.options === next.options) return [];
  return next.visible.flatMap((field) => {
    const before = last.options[field];
    const after = next.options[field];
    if (after === undefined || before?.status === after.status) return [];
    const sentence = SENTENCES[after.status];
    return sentence === null ? [] : [sentence(store.view(field).field.name, after.options.length)];
  });
}

const SENTENCES: Readonly<
  Record<OptionsState['status'], ((name: string, count: number) => string) | null>
> = {
  inline: null,
  idle: null,
  loading: NEWS_WORDS.loading,
  ready: NEWS_WORDS.ready,
  empty: NEWS_WORDS.empty,
  failed: NEWS_WORDS.failed,
};
