import type { Json } from '../definition/json.ts';

/** Whether a text is a JSON Pointer (RFC 6901): the whole document, or names behind slashes. */
export function isPointer(text: string): boolean {
  return /^(?:\/(?:[^~]|~[01])*)?$/.test(text);
}

/** The JSON Pointer (RFC 6901) of a part of what `whole` points to: a property's name, or an index. */
export function toPointer(whole: string, part: string | number): string {
  return `${whole}/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The names of a pointer, from the top down. */
export function pointerNames(pointer: string): readonly string[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The value that a pointer names; `undefined` where there is none. */
export function valueAt(json: Json, pointer: string): Json | undefined {
  return pointerNames(pointer).reduce<Json | undefined>(memberOf, json);
}

function memberOf(json: Json | undefined, name: string): Json | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  return Object.entries(json).find(([key]) => key === name)?.[1];
}
