import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'wouter';

import type { WiderSearch } from '../../../../contract/index.ts';
import { WIDER_COUNT_LIMIT } from '../../../../contract/plain.ts';
import { widerSearches } from '../../../api/search-parts.ts';
import type { AdSearch } from '../../../api/search.ts';
import type { IconName } from '../../../ui/icon/icon-name.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { numberText } from '../../../ui/plural/count-text.ts';
import { nowText, widerWords, withoutFilter } from './wider-words.ru.ts';

import styles from './WiderSearches.module.css';

/** Maximum number of similar queries (SCREENS, «nothing exact»). */
const SIMILAR = 3;

interface WiderSearchesProps {
  readonly search: AdSearch;
  /** The query whose ads the page shows already; `null` when it shows none. */
  readonly shownQuery: string | null;
}

/** The nearest searches that find something, with their numbers; nothing while they are unknown. */
export function WiderSearches({ search, shownQuery }: WiderSearchesProps) {
  const { data } = useQuery(widerSearches(search));
  const all = data?.searches ?? [];
  const similar = all.filter(({ kind, name }) => kind === 'query' && name !== shownQuery);
  return (
    <>
      <WiderList title={widerWords.similar} searches={similar.slice(0, SIMILAR)} />
      <WiderList title={widerWords.wider} searches={all.filter(({ kind }) => kind !== 'query')} />
    </>
  );
}

interface WiderListProps {
  readonly title: string;
  readonly searches: readonly WiderSearch[];
}

function WiderList({ title, searches }: WiderListProps) {
  const id = useId();
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {searches.map((search) => (
          <WiderRow key={search.link} search={search} />
        ))}
      </ul>
    </section>
  );
}

function WiderRow({ search }: { readonly search: WiderSearch }) {
  const { link, kind, count } = search;
  const { name, hint } = textsOf(search);
  const isMore = count > WIDER_COUNT_LIMIT;
  return (
    <li>
      <Link className={styles.row} href={link}>
        <Icon name={ICONS[kind]} />
        <span className={styles.text}>
          {name}
          {hint !== null && <span className={styles.hint}>{hint}</span>}
        </span>
        <span className={styles.count}>
          {isMore ? `${numberText(WIDER_COUNT_LIMIT)}+` : numberText(count)}
        </span>
        <Icon name="right" size={18} />
      </Link>
    </li>
  );
}

const ICONS: Readonly<Record<WiderSearch['kind'], IconName>> = {
  query: 'search',
  words: 'filters',
  filter: 'filters',
  nearby: 'pin',
  place: 'pin',
  scope: 'catalog',
};

function textsOf({ kind, name, without }: WiderSearch) {
  switch (kind) {
    case 'query':
      return { name, hint: null };
    case 'words':
      return { name, hint: widerWords.instead };
    case 'filter':
      return { name: withoutFilter(without), hint: null };
    case 'nearby':
      return { name, hint: widerWords.nearby };
    case 'place':
      return { name: widerWords.country, hint: nowText(without) };
    case 'scope':
      return { name: name ?? widerWords.everywhere, hint: nowText(without) };
  }
}
