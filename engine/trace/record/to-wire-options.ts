import type { Json, Option, OptionGroup } from '../../index.ts';

/** A list as a server's wire spells it. */
export interface WireOptions {
  readonly values: readonly Json[];
  readonly groups: readonly Json[];
}

/** Writes a list as a server sends it: `toOptions` reads the same list back. */
export function toWireOptions(
  options: readonly Option[],
  groups: readonly OptionGroup[],
): WireOptions {
  return { values: options.map(toWireOption), groups: groups.map(toWireGroup) };
}

/** One option on the wire. What is absent, or not so, is left out. */
function toWireOption(option: Option): Json {
  const { id, name, value, key, isSelected, isPopular, icon, location } = option;
  return {
    ...(id === null ? {} : { id }),
    name,
    value,
    ...(key === null ? {} : { key }),
    ...(isSelected ? { selected: true } : {}),
    ...(isPopular ? { is_popular: true } : {}),
    ...(icon === null ? {} : { icon }),
    ...(location === null
      ? {}
      : { location: { latitude: location.latitude, longitude: location.longitude } }),
  };
}

function toWireGroup({ name, valueKeys }: OptionGroup): Json {
  return { group: name, value_keys: valueKeys };
}
