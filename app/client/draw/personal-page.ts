import { comparisonsWords } from '../features/comparisons/comparisons-words.ru.ts';
import { createAdWords } from '../features/create-ad/create-ad-words.ru.ts';
import { favoritesWords } from '../features/favorites/favorites-words.ru.ts';
import { myAdsWords } from '../features/my-ads/my-ads-words.ru.ts';
import { statisticsWords } from '../features/my-ads/statistics/statistics-words.ru.ts';
import { accountWords } from '../pages/account/account-words.ru.ts';
import { shellWords } from '../shell/shell-words.ru.ts';

/** A page of one user: what the server knows of it. */
interface PersonalPage {
  readonly title: string;
  /** The page's module, named as in the build's manifest. */
  readonly module: string;
}

/** By the beginning of the path; the longer of two comes first. */
const PAGES: readonly (readonly [beginning: string, page: PersonalPage])[] = [
  [
    '/my-advertisements/',
    { title: statisticsWords.title, module: 'pages/my-advertisements/AdStatisticsPage.tsx' },
  ],
  [
    '/my-advertisements',
    { title: myAdsWords.title, module: 'pages/my-advertisements/MyAdvertisementsPage.tsx' },
  ],
  ['/profile/edit', { title: accountWords.edit, module: 'pages/profile/EditProfilePage.tsx' }],
  [
    '/profile/my-devices',
    { title: accountWords.devices, module: 'pages/profile/MyDevicesPage.tsx' },
  ],
  ['/profile/settings', { title: accountWords.settings, module: 'pages/profile/SettingsPage.tsx' }],
  ['/profile', { title: shellWords.profile, module: 'pages/profile/ProfilePage.tsx' }],
  ['/favorites', { title: favoritesWords.title, module: 'pages/favorites/FavoritesPage.tsx' }],
  [
    '/comparisons',
    { title: comparisonsWords.title, module: 'pages/comparisons/ComparisonsPage.tsx' },
  ],
  ['/create-ad', { title: createAdWords.choose, module: 'pages/create-ad/CreateAdPage.tsx' }],
];

/** The page of one user at a path; `undefined` for another page. */
export function personalPage(path: string): PersonalPage | undefined {
  const lower = path.toLowerCase();
  return PAGES.find(([beginning]) => lower.startsWith(beginning))?.[1];
}
