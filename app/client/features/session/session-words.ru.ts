/** Texts of signing out (spec §2, «Logout»). */
export const sessionWords = {
  question: 'Вы уверены, что хотите выйти из аккаунта?',
  leave: 'Выйти',
} as const;

/** Number of drafts that are named; the others are counted. */
const NAMED = 3;

/** The consequence for the drafts of this device; without names when they are not known. */
export function lostDrafts(names: readonly string[]): string {
  const [first, ...others] = names;
  if (first === undefined) return 'Черновики объявлений на этом устройстве пропадут.';
  if (others.length === 0) {
    return `Черновик «${first}» пропадёт: он хранится только на этом устройстве.`;
  }
  const named = names.slice(0, NAMED).map((name) => `«${name}»`);
  const rest = names.length > NAMED ? ` и ещё ${names.length - NAMED}` : '';
  return `Черновики пропадут: ${named.join(', ')}${rest}. Они хранятся только на этом устройстве.`;
}
