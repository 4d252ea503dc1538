import type { LocatedJsonFault } from '@bozor/form-engine/json';
import type { SourceForm, Loss } from '@bozor/form-engine/reconcile';

import { countText } from '../../client/ui/plural/count-text.ts';
import { jsonFaultText } from '../json-box/json-fault-text.ru.ts';
import { lostValueText } from './lost-value-text.ts';

/** Texts of the definition editor. */
export const definitionWords = {
  label: 'Определение в JSON',
  note: 'Измените определение и примените: форма перейдёт на него, а введённое останется. В ссылку и на сервер правка не попадает.',
  apply: 'Применить',
  restore: 'Вернуть исходное',
  same: 'Ничего не изменилось: для формы это то же определение.',
  whole: 'Применено. Всё введённое сохранилось.',
  recording: 'Запись началась заново: в одной записи — одно определение.',
} as const;

/** Reason why a value was lost. */
export const lossReasons: Readonly<Record<Loss['reason'], string>> = {
  'field.gone': 'такого поля больше нет',
  'field.hidden': 'поле больше не показывается',
  'shape.changed': 'поле теперь хранит другое, и это значение ему не подходит',
  'option.gone': 'такого варианта больше нет',
  'lead.gone': 'место следовало за выбором, а его больше нет',
};

/** A lost value: name of the field, reason, and the value itself. */
export interface LossText {
  readonly name: string;
  readonly key: string;
  readonly reason: string;
  /** The text of the chip; the raw input when the field has no chip. */
  readonly value: string;
}

/** Describes a loss. */
export function lossText(before: SourceForm, loss: Loss): LossText {
  const { key, field, reason } = loss;
  return {
    name: before.plan.fields[field]?.name || key,
    key,
    reason: lossReasons[reason],
    value: lostValueText(before, loss),
  };
}

/** Number of lost values. */
export function lostText(count: number): string {
  return `Применено. Не сохранилось: ${countText(count, { one: 'значение', few: 'значения', many: 'значений' })}.`;
}

/** Names the lost value. */
export function wasText(value: string): string {
  return `Было: ${value}`;
}

/** Reports that the edited text is not JSON, with the position. */
export function notApplied(fault: LocatedJsonFault): string {
  return `Это не JSON: ${jsonFaultText(fault)}. Форма осталась прежней, текст сохранён.`;
}
