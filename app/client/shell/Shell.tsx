import type { ReactNode } from 'react';
import { useLocation } from 'wouter';

import { FiltersHost } from '../features/filters/FiltersHost.tsx';
import { LatePart } from '../ui/LatePart.tsx';
import { optionalPart } from '../ui/optional-part.ts';
import { Toasts } from '../ui/toast/Toasts.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { idleParts } from './idle/idle-parts.ts';
import { OfflineBar } from './offline/OfflineBar.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { screenOf } from './screen-of.ts';
import { shellWords } from './shell-words.ru.ts';
import { SignInHost } from './sign-in/SignInHost.tsx';
import { TabBar } from './tab-bar/TabBar.tsx';

import styles from './Shell.module.css';

/** Drawn by the server, shown on Android only. */
const AppBanner = optionalPart(async () => {
  const { AppBanner } = await import('../features/app-prompt/AppBanner.tsx');
  return AppBanner;
});

interface ShellProps {
  readonly children: ReactNode;
}

/**
 * The frame of every page: skip link, header, page, footer, tab bar, and the dialogs and toasts of
 * the whole site.
 * The page is remounted on every change of the path (spec §2), but not of the query: pages read the
 * query on every render, and a remount would take the focus from a filter that is being edited.
 */
export function Shell({ children }: ShellProps) {
  const [path] = useLocation();
  const screen = screenOf(path);

  return (
    <>
      <a className={styles.skip} href="#content">
        {shellWords.skip}
      </a>
      {screen.hasPhoneHeader && (
        <LatePart>
          <AppBanner />
        </LatePart>
      )}
      <Header screen={screen} path={path} />
      <OfflineBar screen={screen} />
      <main
        id="content"
        className={styles.page}
        data-sunken={screen.isSunken}
        data-tabs={screen.hasTabs}
        tabIndex={-1}
      >
        <PageBoundary key={path}>{children}</PageBoundary>
      </main>
      <Footer />
      {screen.hasTabs && <TabBar path={path} />}
      <FiltersHost />
      <SignInHost path={path} />
      {idleParts.use()}
      <Toasts />
    </>
  );
}
