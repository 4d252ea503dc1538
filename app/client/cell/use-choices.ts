import { useIsHydrated } from './use-is-hydrated.ts';

/**
 * The options of a select that the server draws. Until it is hydrated it has only the current one: a
 * choice would be lost, and the names of languages need a font of their own.
 */
export function useChoices<Choice>(all: readonly Choice[], current: Choice): readonly Choice[] {
  return useIsHydrated() ? all : [current];
}
