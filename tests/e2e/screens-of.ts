/** A route of the specification (§2) or a document, with a path that has a page. */
interface Screen {
  readonly path: string;
  /** Whether a guest is asked to sign in. */
  readonly isGuarded?: true;
}

/** Every route, with the id of an ad. */
export const screensOf = (ad: string): readonly Screen[] => [
  { path: '/profile', isGuarded: true },
  { path: '/profile/my-devices', isGuarded: true },
  { path: '/profile/settings', isGuarded: true },
  { path: '/profile/edit', isGuarded: true },
  { path: '/my-advertisements', isGuarded: true },
  { path: '/ad-transfer', isGuarded: true },
  { path: `/my-advertisements/${ad}`, isGuarded: true },
  { path: `/my-advertisements/${ad}/edit`, isGuarded: true },
  { path: '/notifications' },
  { path: `/advertisement/${ad}` },
  { path: '/user/1' },
  { path: '/category/cars' },
  { path: '/subcategory/cars.legkovye-avtomobili' },
  { path: '/favorites' },
  { path: '/comparisons' },
  { path: '/messenger', isGuarded: true },
  { path: '/messenger/chat/1', isGuarded: true },
  { path: '/messenger/chat-with-user/1', isGuarded: true },
  { path: '/create-ad', isGuarded: true },
  { path: '/search' },
  { path: '/safety-guide' },
  { path: '/documents/user-agreement' },
  { path: '/documents/privacy' },
  { path: '/documents/posting-rules' },
  { path: '/documents/paid-services' },
  { path: '/documents/licence' },
  { path: '/' },
];
