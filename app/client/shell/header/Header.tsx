import { prefetchDialog } from '../../features/filters/dialog/prefetch-dialog.ts';
import { openFiltersDialog } from '../../features/filters/filters-dialog.ts';
import { SearchBar } from '../../features/search-bar/SearchBar.tsx';
import { useSearchBar } from '../../features/search-bar/use-search-bar.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { headerEntries, phoneEntries } from '../entries.ts';
import { GuardedLink } from '../guarded-link/GuardedLink.tsx';
import { goBack } from '../history/go-back.ts';
import { Logo } from '../logo/Logo.tsx';
import type { Screen } from '../screen-of.ts';
import { shellWords } from '../shell-words.ru.ts';
import { CategoriesMenu } from './CategoriesMenu.tsx';
import { HeaderIcons } from './HeaderIcons.tsx';
import { UserBlock } from './UserBlock.tsx';

import styles from './Header.module.css';

interface HeaderProps {
  readonly screen: Screen;
  readonly path: string;
}

/** The header of every page (SCREENS §1): on mobile only the search, with a link home or back. */
export function Header({ screen, path }: HeaderProps) {
  const search = useSearchBar();
  const hasBack = screen.hasBack || search.isActive;

  return (
    <header
      className={styles.header}
      data-sticky={screen.isHeaderSticky}
      data-phone={screen.hasPhoneHeader}
      data-back={hasBack}
    >
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.back}
          aria-label={shellWords.back}
          onClick={search.isActive ? search.leave : goBack}
        >
          <Icon name="back" size={24} />
        </button>
        <div className={styles.logo}>
          <Logo />
        </div>
        <div className={styles.wide}>
          <CategoriesMenu key={path} />
        </div>
        <div className={styles.search}>
          <SearchBar
            onFilters={(scope) => openFiltersDialog({ scope, key: null })}
            onFiltersLikely={prefetchDialog}
          />
        </div>
        <div className={styles.narrow}>
          <HeaderIcons entries={phoneEntries} path={path} />
        </div>
        <div className={styles.wide}>
          <HeaderIcons entries={headerEntries} path={path} />
          <UserBlock key={path} />
          <GuardedLink className={styles.place} href="/create-ad">
            <Icon name="plus" />
            {shellWords.place}
          </GuardedLink>
        </div>
      </div>
    </header>
  );
}
