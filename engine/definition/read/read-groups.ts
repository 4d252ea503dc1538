import type { Option, OptionGroup } from '../field-definition.ts';
import { isJsonObject, isList, isScalar } from '../json.ts';
import { listIn, type RawOptions } from './raw-options.ts';
import { readText, type Source } from './read-property.ts';

/** Reads the titled parts of a list: `value_keys` name keys of its options, each once. */
export function readGroups(raw: RawOptions, options: readonly Option[]): readonly OptionGroup[] {
  const { pointer, report } = raw;
  const keys = new Set(options.map(({ key }) => key));
  const read = listIn(raw, 'groups').flatMap((json, index) => {
    const at = `${pointer}/groups/${index}`;
    const group = isJsonObject(json) ? readGroup({ json, pointer: at, report }, keys) : null;
    if (group !== null) return group;
    report('group.shape', at, json);
    return [];
  });
  return Object.freeze(read);
}

function readGroup(source: Source, keys: ReadonlySet<string | null>): OptionGroup | null {
  const name = readText(source, 'group');
  const listed = source.json['value_keys'] ?? [];
  if (name === null || !isList(listed)) return null;

  const known = new Set<string>();
  for (const [index, json] of listed.entries()) {
    const key = isScalar(json) ? String(json) : null;
    if (key !== null && keys.has(key)) known.add(key);
    else source.report('group.value.unknown', `${source.pointer}/value_keys/${index}`, json);
  }
  return Object.freeze({ name, valueKeys: Object.freeze(Array.from(known)) });
}
