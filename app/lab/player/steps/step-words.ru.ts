import type { FormState, Plan, PlanField } from '@bozor/form-engine';
import { toChips } from '@bozor/form-engine/search';
import type { Replay, ReplayStep, TraceAct } from '@bozor/form-engine/trace';

import { countText } from '../../../client/ui/plural/count-text.ts';
import { fieldByKey, fieldOfLoad } from './step-fields.ts';

/** Maximum length of a value in the list of steps, in UTF-16 units. */
const LONGEST = 60;

/** Describes a step on one line. */
export function stepText(replay: Replay, { act, step, before }: ReplayStep): string {
  if (act === null) return 'Форма открыта';
  const { plan } = replay;
  const nameOf = (key: string): string => nameIn(plan, before ?? step.state, key);
  switch (act.type) {
    case 'SET':
      return `${nameOf(act.key)}: ${valueText(plan, step.state, act)}`;
    case 'CLEAR':
      return `${nameOf(act.key)}: очищено`;
    case 'CLEAR_ALL':
      return 'Очищено всё';
    case 'BLUR':
      return `${nameOf(act.key)}: поле покинуто`;
    case 'TOUCH_ALL':
      return 'Форма отправлена';
    case 'UNDO':
      return 'Отменено последнее';
    case 'REDO':
      return 'Отменённое возвращено';
    case 'HYDRATE':
      return `Подставлено: ${countText(Object.keys(act.values).length, VALUES)}`;
    case 'SERVER_ERRORS':
      return `Сервер отказал: ${Object.keys(act.errors).map(nameOf).join(', ')}`;
    case 'RETRY':
      return `${nameOf(act.key)}: список запрошен снова`;
    case 'ANSWER':
      return `${loadedName(replay, act.load)}: пришёл список, ${countText(act.values.length, VALUES)}`;
    case 'FAIL':
      return `${loadedName(replay, act.load)}: список не пришёл`;
  }
}

/** Time of a step in minutes, seconds and tenths, as `0:07,3`. */
export function stepTime(act: TraceAct | null): string {
  const tenths = Math.round((act?.at ?? 0) / 100);
  const seconds = Math.floor(tenths / 10) % 60;
  return `${Math.floor(tenths / 600)}:${String(seconds).padStart(2, '0')},${tenths % 10}`;
}

const VALUES = { one: 'значение', few: 'значения', many: 'значений' };

function nameIn(plan: Plan, state: FormState, key: string): string {
  return labelOf(fieldByKey(plan, state, key)) ?? key;
}

function loadedName(replay: Replay, load: number): string {
  return labelOf(fieldOfLoad(replay, load)) ?? `Запрос ${load + 1}`;
}

function labelOf(field: PlanField | null): string | null {
  return field === null ? null : field.name || field.key;
}

/** The text of the chip; the raw input when the field has no chip. */
function valueText(
  plan: Plan,
  state: FormState,
  { key, input }: Extract<TraceAct, { readonly type: 'SET' }>,
): string {
  const chipText = toChips(plan, state).find((chip) => chip.key === key)?.text;
  const text = chipText ?? (typeof input === 'string' ? `«${input}»` : JSON.stringify(input));
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
