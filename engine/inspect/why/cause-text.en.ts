import type {
  Cause,
  HiddenCause,
  ListCause,
  PresenceCause,
  ShownCause,
  ValueCause,
} from './cause.ts';
import type { FieldRef, ValueRef } from './refs.ts';
import type { Why } from './why.ts';

/** Values that a sentence names before it counts. */
const SHOWN_LIMIT = 6;
/** Causes of a chain that are shown; more are counted. */
const SHOWN_CAUSES = 12;

/** What `why` found, in English: a sentence for every cause, root causes first. */
export function whyText({ causes }: Why): readonly string[] {
  const lines = causes.slice(-SHOWN_CAUSES).map(causeText);
  const rest = causes.length - lines.length;
  return rest > 0 ? [`${rest} causes before these, one of another.`, ...lines] : lines;
}

/** The sentence of a cause in English, by keys and stored values: what is in the definitions. */
function causeText(cause: Cause): string {
  const field = named(cause.of);
  if (isPresence(cause)) return `${field} ${presenceClause(cause)}.`;
  if (isOfList(cause)) return `${field} ${listClause(cause)}.`;
  if (isOfValue(cause)) return `${field} ${valueClause(cause)}.`;
  if (isShown(cause)) return `${field} is shown: ${shownClause(cause)}.`;
  return `${field} is hidden: ${hiddenClause(cause)}.`;
}

function isPresence(cause: Cause): cause is PresenceCause {
  return /^(?:required|optional)/.test(cause.code);
}

function isOfList(cause: Cause): cause is ListCause {
  return cause.code === 'type-unknown' || cause.code.startsWith('list-');
}

function isOfValue(cause: Cause): cause is ValueCause {
  return cause.code.startsWith('value-');
}

function isShown(cause: Cause): cause is ShownCause {
  return /^(?:always-shown|parent-filled|condition-met|cycle-cut)$/.test(cause.code);
}

/** Why something is hidden, without the field that is. */
export function hiddenClause(cause: HiddenCause): string {
  switch (cause.code) {
    case 'key-missing':
      return 'it has no key, and never shows';
    case 'parent-missing':
      return `no filter has the id ${JSON.stringify(cause.parentId)} of its parent, and it never shows`;
    case 'parent-hidden':
      return `its parent ${named(cause.parent)} is hidden`;
    case 'parent-empty':
      return `its parent ${named(cause.parent)} is empty`;
    case 'condition-key-unknown':
      return `show_if names the key ${JSON.stringify(cause.key)} of no filter, and it never shows`;
    case 'condition-valueless':
      return `show_if on ${JSON.stringify(cause.key)} has no value to compare with, and it never shows`;
    case 'condition-hidden':
      return `show_if wants ${named(cause.owner)} to be ${valuesText(cause.wanted)}, and that is hidden`;
    case 'condition-unmet': {
      const wants = `show_if wants ${named(cause.owner)} to be ${valuesText(cause.wanted)}`;
      if (cause.holds.length > 0) return `${wants}, and it is ${valuesText(cause.holds)}`;
      return `${wants}, and it is ${cause.isFilled ? 'not readable' : 'empty'}`;
    }
    case 'key-taken':
      return `${named(cause.by)} before it has the same key and is shown`;
  }
}

/** Why something is shown, without the field that is. */
export function shownClause(cause: ShownCause): string {
  switch (cause.code) {
    case 'always-shown':
      return 'it waits for nothing';
    case 'parent-filled':
      return cause.holds.length === 0
        ? `its parent ${named(cause.parent)} is filled in`
        : `its parent ${named(cause.parent)} is ${valuesText(cause.holds)}`;
    case 'condition-met':
      return `show_if wants what ${named(cause.owner)} is: ${valuesText(cause.holds)}`;
    case 'cycle-cut':
      return `the loop ${cause.loop} was cut here, so its ${cause.edge} is not waited for`;
  }
}

/** A field by its key. */
export function named({ key, index }: FieldRef): string {
  return key === '' ? `the filter ${index} without a key` : key;
}

/** Values as they are stored. */
export function valuesText(values: readonly ValueRef[]): string {
  const shown = values.slice(0, SHOWN_LIMIT).map(({ text }) => JSON.stringify(text));
  const rest = values.length - shown.length;
  return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(' or ');
}

function presenceClause({ code }: PresenceCause): string {
  switch (code) {
    case 'required':
      return 'is required';
    case 'required-when-shown':
      return 'will be required once it shows';
    case 'optional':
      return 'is optional';
    case 'optional-in-filter':
      return 'is optional: a filter requires nothing';
  }
}

function listClause(cause: ListCause): string {
  switch (cause.code) {
    case 'type-unknown':
      return `is disabled: the type ${JSON.stringify(cause.type)} is unknown, so it is read-only`;
    case 'list-waits':
      return cause.parent === null
        ? 'is disabled: its list loads once it shows'
        : `is disabled: its list loads once ${named(cause.parent)} has a value`;
    case 'list-loading':
      return cause.parent === null || cause.parentHolds.length === 0
        ? 'is disabled: its list is loading'
        : `is disabled: its list is loading for ${named(cause.parent)} ${valuesText(cause.parentHolds)}`;
    case 'list-failed':
      return 'is disabled: its list failed to load, and may be asked for again';
    case 'list-empty':
      return 'is disabled: its list came empty';
    case 'list-incomplete':
      return `shows a part of its list: ${cause.size} values came, the server searches the rest`;
  }
}

function valueClause(cause: ValueCause): string {
  switch (cause.code) {
    case 'value-shelved':
      return `was emptied while its list loads: ${valuesText(cause.value)} comes back if the new list has it`;
    case 'value-follows':
      return `was filled in by the engine with the place of ${named(cause.choice)}`;
    case 'value-kept':
      return 'is hidden and keeps its input for the time it shows again';
    case 'value-bounded': {
      const may = `may not be ${cause.side === 'min' ? 'less' : 'more'} than ${named(cause.by)}`;
      if (cause.limit === null) return `${may}, which has no number to compare with now`;
      return `${may}, which is ${valuesText([cause.limit])}`;
    }
  }
}
