import type { Formed, Loss } from '@bozor/form-engine/reconcile';
import { toChips } from '@bozor/form-engine/search';

import { countText } from '../../client/ui/plural/count-text.ts';
import type { JsonFault } from '../json-box/find-json-fault.ts';
import { jsonFaultText } from '../json-box/json-fault-text.ru.ts';
import { jsonText } from '../player/steps/section-text.ts';

/** Words of a definition that is edited while its form is filled. */
export const definitionWords = {
  label: 'Определение в JSON',
  note: 'Измените определение и примените: форма перейдёт на него, а введённое останется. В ссылку и на сервер правка не попадает.',
  apply: 'Применить',
  restore: 'Вернуть исходное',
  same: 'Ничего не изменилось: для формы это то же определение.',
  whole: 'Применено. Всё введённое сохранилось.',
  recording: 'Запись началась заново: в одной записи — одно определение.',
} as const;

/** Why something did not go over to the new definition. */
export const lossReasons: Readonly<Record<Loss['reason'], string>> = {
  'field.gone': 'такого поля больше нет',
  'field.hidden': 'поле больше не показывается',
  'shape.changed': 'поле теперь хранит другое, и это значение ему не подходит',
  'option.gone': 'такого варианта больше нет',
  'lead.gone': 'место следовало за выбором, а его больше нет',
};

/** A field that lost something: its name, why, and what was in it. */
export interface LossText {
  readonly name: string;
  readonly key: string;
  readonly reason: string;
  /** As a chip would say it; what no chip can say, as it was typed. */
  readonly value: string;
}

/** What a person reads of a loss. */
export function lossText(before: Formed, loss: Loss): LossText {
  const { key, field, reason } = loss;
  return {
    name: before.plan.fields[field]?.name || key,
    key,
    reason: lossReasons[reason],
    value: valueText(before, loss),
  };
}

/** Says how much did not go over. */
export function lostText(count: number): string {
  return `Применено. Не сохранилось: ${countText(count, { one: 'значение', few: 'значения', many: 'значений' })}.`;
}

/** What stood in a field that lost it. */
export function wasText(value: string): string {
  return `Было: ${value}`;
}

/** Says that an edited text is not JSON, and where. */
export function notApplied(fault: JsonFault): string {
  return `Это не JSON: ${jsonFaultText(fault)}. Форма осталась прежней, текст сохранён.`;
}

function valueText({ plan, state }: Formed, { key, input }: Loss): string {
  const slot = plan.keys.indexOf(key);
  const entry = state.entries[slot];
  // Of a list only some members may be lost: a chip is made of those alone.
  const entries =
    entry === undefined ? state.entries : state.entries.with(slot, { ...entry, input });
  const said = toChips(plan, { ...state, entries }).find((chip) => chip.key === key)?.text;
  return said ?? (typeof input === 'string' ? `«${input}»` : jsonText(input));
}
