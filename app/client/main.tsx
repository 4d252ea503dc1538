import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { forgetReadsOfOthers } from './api/forget-reads-of-others.ts';
import { mayRepeatRead } from './api/transport/outage.ts';
import { Routes } from './routes.tsx';
import { followScroll } from './shell/history/follow-scroll.ts';
import { whenIdle } from './shell/history/when-idle.ts';
import { applyTheme, followTheme } from './shell/theme/theme.ts';

import './ui/page.css';

applyTheme();
followTheme();
followScroll();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');

const queries = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 60_000, retry: mayRepeatRead, refetchOnWindowFocus: false },
  },
});

forgetReadsOfOthers(queries);

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <Routes />
    </QueryClientProvider>
  </StrictMode>,
);

whenIdle(() => {
  // Without it there is no anonymous session yet: a call that needs one opens it. And a server
  // that is away is asked again by hand.
  import('./start-idle-work.ts').then(
    ({ startIdleWork }) => startIdleWork(queries),
    () => undefined,
  );
});
