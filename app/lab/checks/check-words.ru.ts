import type { FormEvent, Plan } from '@bozor/form-engine';

import { countText } from '../../client/ui/plural/count-text.ts';

/** Texts of the panels that inspect a form. */
export const checkWords = {
  field: 'Поле',
  noFields: 'В этой форме нет полей.',
  whyNow: 'Почему поле сейчас такое',
  lastStep: 'Что сделало последнее событие',
  nothingYet: 'Событий ещё не было: измените что-нибудь в форме.',
  nothingChanged: 'Событие ничего не изменило.',
  forMachines: 'То же для программ',
  event: 'Событие',
  recomputed: 'Пересчитано',
  drawn: 'Перерисовано',
  loads: 'Запросов',
  costNote:
    'Каждое событие: сколько полей движок пересчитал и сколько раз перерисованы их элементы. Одна буква — одно поле, сколько бы полей ни было в форме.',
  states: 'Виды формы',
  stateNow: 'сейчас',
  jump: 'Перейти',
  start: 'Как открыта',
  notAll: 'Показаны не все виды: форма слишком ветвиста.',
  unreachable: 'Не показываются никогда',
  allReachable: 'Каждое поле формы можно увидеть.',
  treeNote: 'Так форму слышит тот, кто её не видит: роль, имя, состояние.',
  noForm: 'Форма нарисована на ширине телефона. Откройте её по ширине страницы.',
  noName: 'без имени',
} as const;

/** Describes an event on one line. */
export function eventText(plan: Plan, event: FormEvent): string {
  switch (event.type) {
    case 'SET':
      return `Ввод: ${nameOf(plan, event.key)}`;
    case 'CLEAR':
      return `Очистка: ${nameOf(plan, event.key)}`;
    case 'BLUR':
      return `Уход из поля: ${nameOf(plan, event.key)}`;
    case 'CLEAR_ALL':
      return 'Очистить всё';
    case 'TOUCH_ALL':
      return 'Отправка формы';
    case 'OPTIONS_LOADED':
      return `Пришёл список: ${fieldName(plan, event.field)}`;
    case 'OPTIONS_FAILED':
      return `Список не пришёл: ${fieldName(plan, event.field)}`;
    case 'RETRY_OPTIONS':
      return `Запрос списка снова: ${fieldName(plan, event.field)}`;
    case 'SERVER_ERRORS':
      return 'Отказ сервера';
    case 'HYDRATE':
      return 'Подстановка значений';
    case 'UNDO':
      return 'Отмена';
    case 'REDO':
      return 'Возврат';
  }
}

/** Share of the fields that an event changed: `1 из 300`. */
export function shareText(count: number, all: number): string {
  return `${count} из ${all}`;
}

/** Number of sets of fields that a form can show. */
export function stateCountText(count: number): string {
  return countText(count, { one: 'вид', few: 'вида', many: 'видов' });
}

/** Number of fields that a state shows. */
export function fieldCountText(count: number): string {
  return countText(count, { one: 'поле', few: 'поля', many: 'полей' });
}

function nameOf(plan: Plan, key: string): string {
  return plan.fields.find((field) => field.key === key)?.name ?? key;
}

function fieldName(plan: Plan, index: number): string {
  return plan.fields[index]?.name ?? String(index);
}
