import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';

import { Routes } from './routes.tsx';

/** The site over the reads of one page, or of one request. */
export function App({ queries }: { readonly queries: QueryClient }) {
  return (
    <StrictMode>
      <QueryClientProvider client={queries}>
        <Routes />
      </QueryClientProvider>
    </StrictMode>
  );
}
