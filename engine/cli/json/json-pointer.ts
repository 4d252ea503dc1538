import type { Json } from '../../index.ts';

/** What may stand in a JSON Pointer (RFC 6901): the whole document, or names behind slashes. */
export function isPointer(text: string): boolean {
  return /^(?:\/(?:[^~]|~[01])*)?$/.test(text);
}

/** A name as a pointer writes it. */
export function toPointerName(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
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
