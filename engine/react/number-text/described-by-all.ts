/** Ids for `aria-describedby`; `false` and `undefined` ones are left out. */
export function describedByAll(
  ...ids: readonly (string | undefined | false)[]
): string | undefined {
  const known = ids.filter((id) => typeof id === 'string');
  return known.length === 0 ? undefined : known.join(' ');
}
