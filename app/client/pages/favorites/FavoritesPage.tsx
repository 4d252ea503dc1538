import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { Link, useSearch } from 'wouter';

import { askSignIn } from '../../features/auth/ask-sign-in.ts';
import { favoritesWords } from '../../features/favorites/favorites-words.ru.ts';
import { Favorites } from '../../features/favorites/Favorites.tsx';
import {
  FavoriteHeart,
  FavoriteMenu,
  FavoriteNote,
} from '../../features/keeping/FavoriteControls.tsx';
import { useSession } from '../../features/session/use-session.ts';
import { headerEntries } from '../../shell/entries.ts';
import { HeaderIcons } from '../../shell/header/HeaderIcons.tsx';
import { keptAds } from '../../ui/kept/kept-ads.ts';
import { AccountFrame } from '../account/AccountFrame.tsx';

import styles from './FavoritesPage.module.css';

const SavedSearches = lazy(async () => {
  const { SavedSearches } = await import('../../features/saved-searches/SavedSearches.tsx');
  return { default: SavedSearches };
});

/**
 * `/favorites`: what a guest or a user likes, by the category in the address; with `tab=searches`
 * the user's saved searches.
 */
export function FavoritesPage() {
  const parameters = new URLSearchParams(useSearch());
  const isSearches = parameters.get('tab') === 'searches';
  const isGuest = useSession().accessToken === null;
  const badge = keptAds.use()?.badges.favorites;
  const onSignIn = isGuest ? () => void askSignIn() : null;
  return (
    <AccountFrame title={favoritesWords.title} actions={<Comparisons />}>
      <nav className={styles.parts} aria-label={favoritesWords.parts}>
        <PartLink href="/favorites" isHere={!isSearches}>
          {favoritesWords.ads}
        </PartLink>
        <PartLink href="/favorites?tab=searches" isHere={isSearches}>
          {favoritesWords.searches}
          {badge?.isNew && (
            <span className={styles.count} aria-hidden>
              {badge.text}
            </span>
          )}
        </PartLink>
      </nav>
      {isSearches ? (
        <Suspense>
          <SavedSearches onSignIn={onSignIn} />
        </Suspense>
      ) : (
        <FavoriteAds category={parameters.get('category_id')} onSignIn={onSignIn} />
      )}
    </AccountFrame>
  );
}

/** The way to the comparison on mobile, where the header is hidden. */
function Comparisons() {
  const entries = headerEntries.filter(
    (entry) => 'keeps' in entry && entry.keeps === 'comparisons',
  );
  return (
    <div className={styles.comparisons}>
      <HeaderIcons entries={entries} path="/favorites" />
    </div>
  );
}

interface FavoriteAdsProps {
  readonly category: string | null;
  readonly onSignIn: (() => void) | null;
}

function FavoriteAds(props: FavoriteAdsProps) {
  return <Favorites {...props} Heart={FavoriteHeart} Note={FavoriteNote} Menu={FavoriteMenu} />;
}

interface PartLinkProps {
  readonly href: string;
  readonly isHere: boolean;
  readonly children: ReactNode;
}

function PartLink({ href, isHere, children }: PartLinkProps) {
  return (
    <Link className={styles.part} href={href} aria-current={isHere ? 'page' : undefined}>
      {children}
    </Link>
  );
}
