import type { Replay, ReplayStep } from '@bozor/form-engine/trace';

import { counted } from '../../counted.en.ts';
import { loadedField, nameOfKey, setValueText } from './step-fields.ts';

/** Describes a step on one line. */
export function stepText(replay: Replay, { act, step, before }: ReplayStep): string {
  if (act === null) return 'The form is opened';
  const { plan } = replay;
  const nameOf = (key: string): string => nameOfKey(plan, before ?? step.state, key);
  const loadedName = (load: number) => loadedField(replay, load) ?? `Load ${load + 1}`;
  switch (act.type) {
    case 'SET':
      return `${nameOf(act.key)}: ${setValueText(plan, step.state, act)}`;
    case 'CLEAR':
      return `${nameOf(act.key)}: cleared`;
    case 'CLEAR_ALL':
      return 'Everything cleared';
    case 'BLUR':
      return `${nameOf(act.key)}: left the field`;
    case 'TOUCH_ALL':
      return 'Form submitted';
    case 'UNDO':
      return 'Last act undone';
    case 'REDO':
      return 'Undone act redone';
    case 'HYDRATE':
      return `Filled in: ${counted(Object.keys(act.values).length, 'value')}`;
    case 'SERVER_ERRORS':
      return `Refused by the server: ${Object.keys(act.errors).map(nameOf).join(', ')}`;
    case 'RETRY':
      return `${nameOf(act.key)}: list requested again`;
    case 'ANSWER':
      return `${loadedName(act.load)}: list arrived, ${counted(act.values.length, 'value')}`;
    case 'FAIL':
      return `${loadedName(act.load)}: list failed`;
  }
}
