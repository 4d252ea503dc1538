import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { mayRepeatRead } from '../client/api/transport/outage.ts';
import { startInBrowser } from '../client/device/start-in-browser.ts';
import { applyTheme, followTheme } from '../client/shell/theme/theme.ts';
import { allowDrawings } from '../client/ui/markup-policy/allow-drawings.ts';
import { LabPage } from './LabPage.tsx';

import '../client/ui/page.css';

void startInBrowser(() => {
  allowDrawings();
  applyTheme();
  followTheme();

  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root.');

  const queries = new QueryClient({
    defaultOptions: {
      queries: { staleTime: 60_000, retry: mayRepeatRead, refetchOnWindowFocus: false },
    },
  });

  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <LabPage />
      </QueryClientProvider>
    </StrictMode>,
  );
});
