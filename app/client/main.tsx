import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { Routes } from './routes.tsx';
import { applyTheme, followTheme } from './shell/theme/theme.ts';

import './ui/page.css';

applyTheme();
followTheme();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with id "root" to draw the page in.');

const queries = new QueryClient({
  defaultOptions: { queries: { staleTime: 60_000, retry: 1, refetchOnWindowFocus: false } },
});

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <Routes />
    </QueryClientProvider>
  </StrictMode>,
);
