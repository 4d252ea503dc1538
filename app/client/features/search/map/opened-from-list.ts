const NAME = 'map_from_list';

/** State of the history entry of a map that was opened from its list: the entry before it is the list. */
export const FROM_LIST = { [NAME]: true } as const;

/** Whether a state is `FROM_LIST`. */
export function isFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && Reflect.get(state, NAME) === true;
}
