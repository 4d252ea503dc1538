import type { IconName } from '../ui/icon/icon-name.ts';
import { shellWords } from './shell-words.ru.ts';

/** A screen in the header, the user's menu or the tab bar. */
export interface Entry {
  readonly href: string;
  readonly name: string;
  readonly icon: IconName;
  /** Icon of the tab on its own screen. */
  readonly filledIcon?: IconName;
  /** Whether a guest signs in first (spec §2). */
  readonly isGuarded?: true;
  /** The list whose length is its badge. */
  readonly keeps?: 'favorites' | 'comparisons';
}

/**
 * Screens that do not exist yet: their entries are hidden everywhere. The change that adds a screen
 * removes its row here.
 */
const LATER: ReadonlySet<string> = new Set(['/messenger', '/notifications']);

/** Whether the screen of an entry exists. */
export function isOpenScreen({ href }: Pick<Entry, 'href'>): boolean {
  return !LATER.has(href);
}

const favorites: Entry = {
  href: '/favorites',
  name: shellWords.favorites,
  icon: 'heart',
  filledIcon: 'heartf',
  keeps: 'favorites',
};
const notifications: Entry = {
  href: '/notifications',
  name: shellWords.notifications,
  icon: 'bell',
};
const chats: Entry = {
  href: '/messenger',
  name: shellWords.chats,
  icon: 'chat',
  filledIcon: 'chatf',
  isGuarded: true,
};

/** Icons of the header on a wide screen. */
export const headerEntries = [
  favorites,
  {
    href: '/comparisons',
    name: shellWords.comparisons,
    icon: 'compare',
    keeps: 'comparisons',
  },
  notifications,
  chats,
] as const satisfies readonly Entry[];

/** Beside the search on mobile. */
export const phoneEntries = [notifications] as const satisfies readonly Entry[];

/** The user's menu; «Выйти» follows. */
export const userEntries: readonly Entry[] = [
  { href: '/profile/edit', name: shellWords.editProfile, icon: 'user' },
  { href: '/my-advertisements', name: shellWords.myAds, icon: 'doc' },
  { href: '/profile/my-devices', name: shellWords.devices, icon: 'devices' },
  { href: '/profile/settings', name: shellWords.settings, icon: 'gear' },
  chats,
];

/** The tab bar on mobile. */
export const tabEntries: readonly Entry[] = [
  { href: '/', name: shellWords.main, icon: 'home', filledIcon: 'homef' },
  favorites,
  { href: '/create-ad', name: shellWords.place, icon: 'plus', isGuarded: true },
  chats,
  {
    href: '/profile',
    name: shellWords.profile,
    icon: 'user',
    filledIcon: 'userf',
    isGuarded: true,
  },
];
