import { isWordsOnly } from '../../features/search/card-layouts.ts';
import { LazyMapPart } from '../../features/search/map/LazyMapPart.tsx';
import type { ResultsView } from '../../features/search/results-view.ts';
import {
  countLine,
  resultsTitle,
  searchWords,
  understoodAs,
} from '../../features/search/search-words.ru.ts';
import { SortSelect } from '../../features/search/SortSelect.tsx';
import { ViewSwitch } from '../../features/search/ViewSwitch.tsx';
import { writeSearchAddress } from '../../links/search-address.ts';
import type { SearchScope } from '../../links/search-address.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs/Breadcrumbs.tsx';
import type { Crumb } from '../../ui/breadcrumbs/Breadcrumbs.tsx';
import { LatePart } from '../../ui/LatePart.tsx';
import { optionalPart } from '../../ui/optional-part.ts';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import type { useSearchPage } from './use-search-page.ts';

import styles from './ResultsHead.module.css';

/** Pressed at the earliest after the first screen: no page waits for its code. */
const SaveTool = optionalPart(async () => {
  const { SaveTool } = await import('./SaveTool.tsx');
  return SaveTool;
});

interface ResultsHeadProps {
  readonly page: ReturnType<typeof useSearchPage>;
  /** The current layout of the results. */
  readonly view: ResultsView;
}

/** Breadcrumbs, number of results, sort order and layout. */
export function ResultsHead({ page, view }: ResultsHeadProps) {
  const { address, scope, definition, found } = page;
  const names = definition.data?.breadcrumbs ?? [];
  const title = titleOf(scope, { name: names.at(-1)?.name, query: address.query });
  const heading = title ?? (definition.isError ? searchWords.results : null);
  const readings = found.understood?.applied ?? [];
  const words = scope === null ? '' : address.query;
  const crumbs = names.map(({ id, name }, at) => crumbOf({ id, name, at, of: names.length }));

  return (
    <header className={styles.head} data-none={scope === null && found.count === 0}>
      <div className={styles.way}>
        <Breadcrumbs crumbs={scope === null ? [{ name: title ?? '' }] : crumbs} />
      </div>
      <div className={styles.titles}>
        {heading === null ? <Skeleton shape="title" width="half" /> : <PageTitle title={heading} />}
        <p className={styles.count} role="status">
          {found.count !== null && countLine(found.count, words)}
        </p>
        {readings.length > 0 && (
          <p className={styles.understood}>{understoodAs(readings.map(({ text }) => text))}</p>
        )}
      </div>
      <Tools page={page} view={view} />
    </header>
  );
}

/** Sort order and layout: absent where there is nothing to arrange. */
function Tools({ page, view }: ResultsHeadProps) {
  const { address, found, go } = page;
  const isEmpty = found.list.isSuccess && found.ads.length === 0;
  const isMap = address.map !== null;
  const isArranged = !isEmpty && !isMap;
  return (
    <div className={styles.tools}>
      {!isEmpty && (
        <div className={styles.save}>
          <LatePart>
            <SaveTool page={page} />
          </LatePart>
        </div>
      )}
      {isArranged && (
        <SortSelect
          sort={found.isStale ? address.sort : (found.understood?.sort ?? address.sort)}
          own={found.understood?.sorts ?? []}
          hasWords={address.query !== ''}
          hrefOf={(sort) => writeSearchAddress({ ...address, sort })}
          onSort={(sort) => go({ ...address, sort })}
        />
      )}
      {(isMap || !isEmpty) && (
        <LazyMapPart part="switch" address={address} className={styles.map} />
      )}
      {isArranged && !isWordsOnly(found.ads) && <ViewSwitch view={view} />}
    </div>
  );
}

/** `null`: the name of the scope is not loaded. */
function titleOf(
  scope: SearchScope | null,
  { name, query }: { readonly name: string | undefined; readonly query: string },
): string | null {
  if (scope !== null) return name ?? null;
  return query === '' ? searchWords.everything : resultsTitle(query);
}

interface CrumbPosition {
  readonly id: string | number;
  readonly name: string;
  /** Its index in the breadcrumbs. */
  readonly at: number;
  readonly of: number;
}

/** The first is the category, the next its subcategory; the last is this page. */
function crumbOf({ id, name, at, of }: CrumbPosition): Crumb {
  if (at === of - 1) return { name };
  const kind = at === 0 ? 'category' : 'subcategory';
  return { name, href: `/${kind}/${encodeURIComponent(id)}` };
}
