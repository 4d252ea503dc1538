import type { AdEvent, CloseReason } from '../../../../contract/plain.ts';
import type { IconName } from '../../../ui/icon/icon-name.ts';

/** Texts of the actions with one's own ad (SCREENS, «/my-advertisements»). */
export const actionWords = {
  more: 'Другие действия',
  undo: 'Отменить',
  undone: 'Вернули как было',
  soldReason: 'Что произошло',
  expired: 'Срок объявления истёк — показать его снова нельзя.',
  erased: 'Прошло 30 дней — вернуть объявление уже нельзя.',
} as const;

interface ActionText {
  readonly name: string;
  readonly icon: IconName;
}

/** Name and icon of each action. */
export const actionTexts: Readonly<Record<AdEvent, ActionText>> = {
  MARK_SOLD: { name: 'Отметить проданным', icon: 'check' },
  HIDE: { name: 'Скрыть из поиска', icon: 'eyeoff' },
  RESTORE: { name: 'Показать снова', icon: 'eye' },
  DELETE: { name: 'Удалить', icon: 'trash' },
  UNDELETE: { name: 'Вернуть', icon: 'refresh' },
};

/** The questions before an action. */
export const questions = {
  MARK_SOLD: {
    title: 'Отметить проданным?',
    text: 'Объявление уйдёт из поиска.',
    confirm: 'Отметить',
  },
  HIDE: {
    title: 'Скрыть объявление?',
    text: 'Его не увидят покупатели. Показать снова можно в любой день.',
    confirm: 'Скрыть',
  },
  DELETE: {
    title: 'Удалить объявление?',
    text: 'Вернуть его можно 30 дней: оно останется во вкладке «Удалённые». Потом объявление и фото сотрутся.',
    confirm: 'Удалить',
  },
} as const;

/** Toasts after an action. */
export const doneTexts: Readonly<Record<AdEvent, string>> = {
  HIDE: 'Объявление скрыто',
  MARK_SOLD: 'Отметили проданным',
  RESTORE: 'Объявление снова в поиске',
  DELETE: 'Объявление удалено',
  UNDELETE: 'Объявление возвращено',
};

/** Reasons for closing an ad. */
export const reasonTexts: Readonly<Record<CloseReason, string>> = {
  SOLD_HERE: 'Продано на «Бозоре»',
  SOLD_ELSEWHERE: 'Продано в другом месте',
  NOT_SELLING: 'Больше не продаю',
};
