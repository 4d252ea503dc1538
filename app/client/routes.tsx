import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';

import { HomePage } from './pages/home/HomePage.tsx';
import { NotFoundPage } from './pages/not-found/NotFoundPage.tsx';
import { Shell } from './shell/Shell.tsx';

const LabPage = lazy(() =>
  import('./pages/lab/LabPage.tsx').then(({ LabPage: Page }) => ({ default: Page })),
);

/** Every page of the site by its address. The form engine loads with the page that needs it. */
export function Routes() {
  return (
    <Shell>
      <Suspense fallback={null}>
        <Switch>
          <Route path="/" component={HomePage} />
          <Route path="/lab" component={LabPage} />
          <Route component={NotFoundPage} />
        </Switch>
      </Suspense>
    </Shell>
  );
}
