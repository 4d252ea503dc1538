import { named, valuesText } from '../why/cause-text.en.ts';
import type { UnreachableField } from './reachable-state.ts';

/** Why no state shows a field, in English. */
export function unreachableText({ field, reason }: UnreachableField): string {
  const never = `${named(field)} never shows:`;
  switch (reason.code) {
    case 'parent-unreachable':
      return `${never} its parent ${named(reason.parent)} never does.`;
    case 'parent-unfillable':
      return `${never} nothing can be put into its parent ${named(reason.parent)}.`;
    case 'owner-unreachable':
      return `${never} its condition depends on ${named(reason.owner)}, which never does.`;
    case 'condition-impossible':
      return `${never} ${named(reason.owner)} can never be ${valuesText(reason.wanted)}.`;
    case 'conditions-contradict': {
      const asked = reason.asked.map(({ by, wanted }) => `${named(by)} asks ${valuesText(wanted)}`);
      return `${never} of ${named(reason.owner)} ${asked.join(', ')}.`;
    }
    case 'key-always-taken':
      return `${never} «${reason.by.name}» before it has the same key and always does.`;
    case 'no-combination':
    case 'definition':
      return `${never} no combination of values shows it.`;
    case 'not-found':
      return `${named(field)} does not show in any state of the form that was tried.`;
  }
}
