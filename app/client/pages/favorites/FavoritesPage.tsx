import { useSearch } from 'wouter';

import { askSignIn } from '../../features/auth/ask-sign-in.ts';
import { favoritesWords } from '../../features/favorites/favorites-words.ru.ts';
import { Favorites } from '../../features/favorites/Favorites.tsx';
import {
  FavoriteHeart,
  FavoriteMenu,
  FavoriteNote,
} from '../../features/keeping/FavoriteControls.tsx';
import { MyAdSkeletons } from '../../features/my-ads/MyAdSkeletons.tsx';
import { useSession } from '../../features/session/use-session.ts';
import { AccountFrame } from '../account/AccountFrame.tsx';

/** Number of rows on a first screen. */
const SKELETONS = 4;

/** `/favorites`: what a guest or a user likes, by the category in the address. */
export function FavoritesPage() {
  const category = new URLSearchParams(useSearch()).get('category_id');
  const isGuest = useSession().accessToken === null;
  return (
    <AccountFrame title={favoritesWords.title}>
      <Favorites
        category={category}
        onSignIn={isGuest ? () => void askSignIn() : null}
        skeleton={<MyAdSkeletons count={SKELETONS} />}
        Heart={FavoriteHeart}
        Note={FavoriteNote}
        Menu={FavoriteMenu}
      />
    </AccountFrame>
  );
}
