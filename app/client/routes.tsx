import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';

import { HomePage } from './pages/home/HomePage.tsx';
import { NotFoundPage } from './pages/not-found/NotFoundPage.tsx';
import { PageWait } from './shell/PageWait.tsx';
import { SessionGate } from './shell/SessionGate.tsx';
import { Shell } from './shell/Shell.tsx';

const AdvertisementPage = lazy(() =>
  import('./pages/advertisement/AdvertisementPage.tsx').then(({ AdvertisementPage: Page }) => ({
    default: Page,
  })),
);
const PublisherPage = lazy(() =>
  import('./pages/publisher/PublisherPage.tsx').then(({ PublisherPage: Page }) => ({
    default: Page,
  })),
);
const MyAdvertisementsPage = lazy(() =>
  import('./pages/my-advertisements/MyAdvertisementsPage.tsx').then(
    ({ MyAdvertisementsPage: Page }) => ({ default: Page }),
  ),
);
const AdStatisticsPage = lazy(() =>
  import('./pages/my-advertisements/AdStatisticsPage.tsx').then(({ AdStatisticsPage: Page }) => ({
    default: Page,
  })),
);
const CreateAdPage = lazy(() =>
  import('./pages/create-ad/CreateAdPage.tsx').then(({ CreateAdPage: Page }) => ({
    default: Page,
  })),
);
const SearchPage = lazy(() =>
  import('./pages/search/SearchPage.tsx').then(({ SearchPage: Page }) => ({ default: Page })),
);
const CategoryPage = lazy(() =>
  import('./pages/category/CategoryPage.tsx').then(({ CategoryPage: Page }) => ({ default: Page })),
);
const SubcategoryPage = lazy(() =>
  import('./pages/subcategory/SubcategoryPage.tsx').then(({ SubcategoryPage: Page }) => ({
    default: Page,
  })),
);
const EditProfilePage = lazy(() =>
  import('./pages/profile/EditProfilePage.tsx').then(({ EditProfilePage: Page }) => ({
    default: Page,
  })),
);
const MyDevicesPage = lazy(() =>
  import('./pages/profile/MyDevicesPage.tsx').then(({ MyDevicesPage: Page }) => ({
    default: Page,
  })),
);
const SettingsPage = lazy(() =>
  import('./pages/profile/SettingsPage.tsx').then(({ SettingsPage: Page }) => ({ default: Page })),
);
const SafetyGuidePage = lazy(() =>
  import('./pages/safety-guide/SafetyGuidePage.tsx').then(({ SafetyGuidePage: Page }) => ({
    default: Page,
  })),
);
const DocumentPage = lazy(() =>
  import('./pages/document/DocumentPage.tsx').then(({ DocumentPage: Page }) => ({ default: Page })),
);
const FavoritesPage = lazy(() =>
  import('./pages/favorites/FavoritesPage.tsx').then(({ FavoritesPage: Page }) => ({
    default: Page,
  })),
);
const ComparisonsPage = lazy(() =>
  import('./pages/comparisons/ComparisonsPage.tsx').then(({ ComparisonsPage: Page }) => ({
    default: Page,
  })),
);
const ProfilePage = lazy(() =>
  import('./pages/profile/ProfilePage.tsx').then(({ ProfilePage: Page }) => ({ default: Page })),
);

/** The pages of the site by address. The form engine loads with the pages that use it. */
export function Routes() {
  return (
    <Shell>
      <Suspense fallback={<PageWait />}>
        <SessionGate>
          <Switch>
            <Route path="/" component={HomePage} />
            <Route path="/advertisement/:id" component={AdvertisementPage} />
            <Route path="/user/:id" component={PublisherPage} />
            <Route path="/my-advertisements" component={MyAdvertisementsPage} />
            <Route path="/my-advertisements/:id" component={AdStatisticsPage} />
            <Route path="/profile" component={ProfilePage} />
            <Route path="/profile/edit" component={EditProfilePage} />
            <Route path="/profile/my-devices" component={MyDevicesPage} />
            <Route path="/profile/settings" component={SettingsPage} />
            <Route path="/favorites" component={FavoritesPage} />
            <Route path="/comparisons" component={ComparisonsPage} />
            <Route path="/safety-guide" component={SafetyGuidePage} />
            <Route path="/create-ad" component={CreateAdPage} />
            <Route path="/search" component={SearchPage} />
            <Route path="/category/:id" component={CategoryPage} />
            <Route path="/subcategory/:id" component={SubcategoryPage} />
            <Route path="/documents/:id" component={DocumentPage} />
            <Route component={NotFoundPage} />
          </Switch>
        </SessionGate>
      </Suspense>
    </Shell>
  );
}
