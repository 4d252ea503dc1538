import type { Replay, ReplayStep } from '@bozor/form-engine/trace';

import { countText } from '../../../client/ui/plural/count-text.ts';
import { loadedField, nameOfKey, setValueText } from './step-fields.ts';

/** Describes a step on one line. */
export function stepText(replay: Replay, { act, step, before }: ReplayStep): string {
  if (act === null) return 'Форма открыта';
  const { plan } = replay;
  const nameOf = (key: string): string => nameOfKey(plan, before ?? step.state, key);
  const loadedName = (load: number) => loadedField(replay, load) ?? `Запрос ${load + 1}`;
  switch (act.type) {
    case 'SET':
      return `${nameOf(act.key)}: ${setValueText(plan, step.state, act)}`;
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
      return `${loadedName(act.load)}: пришёл список, ${countText(act.values.length, VALUES)}`;
    case 'FAIL':
      return `${loadedName(act.load)}: список не пришёл`;
  }
}

const VALUES = { one: 'значение', few: 'значения', many: 'значений' };
