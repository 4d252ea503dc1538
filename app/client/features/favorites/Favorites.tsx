import { useInfiniteQuery } from '@tanstack/react-query';

import { favorites } from '../../api/kept/kept-ads.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { ChipLink } from '../../ui/chip/ChipLink.tsx';
import { EndlessEnd } from '../../ui/endless/EndlessEnd.tsx';
import { keptAds } from '../../ui/kept/kept-ads.ts';
import { FIRST_PHOTOS } from '../../ui/kept/kept-photos.ts';
import { KeptSkeleton } from '../../ui/kept/KeptSkeleton.tsx';
import { FailedBlock } from '../../ui/state-block/FailedBlock.tsx';
import { StateBlock } from '../../ui/state-block/StateBlock.tsx';
import { FavoriteRow } from './FavoriteRow.tsx';
import type { RowParts } from './FavoriteRow.tsx';
import { favoritesWords } from './favorites-words.ru.ts';
import { FavoriteSkeletons } from './FavoriteSkeletons.tsx';

import styles from './Favorites.module.css';

interface FavoritesProps extends RowParts {
  /** The category of the list; `null` is all. */
  readonly category: string | null;
  /** Signs in; absent for a user. */
  readonly onSignIn: (() => void) | null;
}

/** The favourites by category, the last added first. A removed one disappears at the press. */
export function Favorites({ category, onSignIn, ...rows }: FavoritesProps) {
  const list = useInfiniteQuery(favorites(category));
  const kept = keptAds.use();
  const pages = list.data?.pages ?? [];
  const ads = pages
    .flatMap((page) => page.favorites)
    .filter(({ id }) => kept === null || kept.favorites.includes(id));
  const categories = pages[0]?.categories ?? [];
  return (
    <>
      {onSignIn !== null && (
        <p className={styles.guest}>
          {favoritesWords.guest}
          <Button size="small" variant="soft" onClick={onSignIn}>
            {favoritesWords.signIn}
          </Button>
        </p>
      )}
      {(categories.length > 1 || category !== null) && (
        <Categories categories={categories} category={category} />
      )}
      {list.isLoadingError && <FailedBlock onRetry={() => void list.refetch()} />}
      {list.isPending && (
        <KeptSkeleton list="favorites" empty={<NoFavorites />}>
          <ul aria-busy>
            <FavoriteSkeletons />
          </ul>
        </KeptSkeleton>
      )}
      {list.isSuccess && ads.length === 0 && !list.hasNextPage && <NoFavorites />}
      <ul aria-busy={list.isFetching}>
        {ads.map((ad, index) => (
          <FavoriteRow key={ad.id} ad={ad} isFirst={index < FIRST_PHOTOS} {...rows} />
        ))}
        {list.isFetchingNextPage && <FavoriteSkeletons />}
      </ul>
      {(ads.length > 0 || list.hasNextPage) && <EndlessEnd list={list} />}
    </>
  );
}

function NoFavorites() {
  return (
    <StateBlock
      icon="heart"
      title={<h2>{favoritesWords.emptyTitle}</h2>}
      text={favoritesWords.emptyText}
    >
      <ButtonLink href="/search">{favoritesWords.look}</ButtonLink>
    </StateBlock>
  );
}

interface CategoriesProps {
  readonly categories: readonly {
    readonly id: string;
    readonly name: string;
    readonly count: number;
  }[];
  readonly category: string | null;
}

function Categories({ categories, category }: CategoriesProps) {
  const all = categories.reduce((sum, { count }) => sum + count, 0);
  return (
    <nav className={styles.categories} aria-label={favoritesWords.categories}>
      <ChipLink href="/favorites" isHere={category === null}>
        {favoritesWords.all} <span className={styles.count}>{all}</span>
      </ChipLink>
      {categories.map(({ id, name, count }) => (
        <ChipLink key={id} href={`/favorites?category_id=${id}`} isHere={id === category}>
          {name} <span className={styles.count}>{count}</span>
        </ChipLink>
      ))}
    </nav>
  );
}
