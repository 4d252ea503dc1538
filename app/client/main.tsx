import { hydrateRoot, createRoot } from 'react-dom/client';
import { Router } from 'wouter';

import { createQueries } from './api/create-queries.ts';
import { takeDrawnReads } from './api/drawn-reads.ts';
import type { DrawnRead } from './api/drawn-reads.ts';
import { forgetReadsOfOthers } from './api/forget-reads-of-others.ts';
import { App } from './App.tsx';
import { startInBrowser } from './device/start-in-browser.ts';
import { sessionStart } from './features/session/session-start.ts';
import { followScroll } from './shell/history/follow-scroll.ts';
import { applyTheme, followTheme } from './shell/theme/theme.ts';
import { allowDrawings } from './ui/markup-policy/allow-drawings.ts';

import './ui/page.css';

// The address that the server drew. It may change before the drawn page is hydrated.
const { pathname, search } = location;

void startInBrowser(() => {
  allowDrawings();
  applyTheme();
  followTheme();
  followScroll();

  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root.');

  const queries = createQueries();
  const started = sessionStart.value();
  forgetReadsOfOthers(queries);

  const drawn = document.getElementById('drawn-reads')?.textContent;
  if (drawn === undefined) createRoot(root).render(<App queries={queries} />);
  else {
    const reads: readonly DrawnRead[] = JSON.parse(drawn);
    takeDrawnReads(queries, reads);
    hydrateRoot(
      root,
      <Router ssrPath={pathname} ssrSearch={search}>
        <App queries={queries} />
      </Router>,
    );
  }

  whenIdle(() => {
    // Until this code has loaded, failed reads are repeated only by hand.
    import('./start-idle-work.ts').then(
      ({ startIdleWork }) => startIdleWork({ queries, started, isDrawn: drawn !== undefined }),
      () => undefined,
    );
  });
});

/** Calls back when the page is idle; in browsers without idle callbacks, in the next task. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act);
  else setTimeout(act);
}
