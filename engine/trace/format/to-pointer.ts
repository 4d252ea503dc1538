/** JSON Pointer (RFC 6901) of a part: a property's name, or a place in a list. */
export function toPointer(whole: string, part: string | number): string {
  return `${whole}/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
