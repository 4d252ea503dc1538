/** Id of an option's row, for `aria-activedescendant`. */
export function optionId(listId: string, place: number): string {
  return `${listId}-${place}`;
}
