import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { ApiFailure } from './api/call.ts';
import { forgetReadsOfOthers } from './api/forget-reads.ts';
import { Routes } from './routes.tsx';
import { followScroll } from './shell/history/scroll-memory.ts';
import { whenIdle } from './shell/history/when-idle.ts';
import { applyTheme, followTheme } from './shell/theme/theme.ts';

import './ui/page.css';

applyTheme();
followTheme();
followScroll();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with id "root" to draw the page in.');

const queries = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 60_000, retry: isWorthARetry, refetchOnWindowFocus: false },
  },
});

forgetReadsOfOthers(queries);

/** A lost connection is tried once more; what the server refused it would refuse again. */
function isWorthARetry(failures: number, error: Error): boolean {
  return failures < 1 && error instanceof ApiFailure && error.code === 'network';
}

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <Routes />
    </QueryClientProvider>
  </StrictMode>,
);

whenIdle(() => {
  // Without it there is no anonymous session yet: whoever needs one opens it then.
  import('./features/session/start-session.ts').then(
    ({ startSession }) => startSession(),
    () => undefined,
  );
});
