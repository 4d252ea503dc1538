import type { AdEvent, CloseReason } from '../../../../contract/plain.ts';
import type { IconName } from '../../../ui/icon/icon-name.ts';

/** Texts of the actions with one's own ad. */
export const actionWords = {
  more: 'Амалҳои дигар',
  undo: 'Бекор кардан',
  undone: 'Чунон ки буд, баргардондем',
  soldReason: 'Чӣ шуд',
  expired: 'Муҳлати эълон гузашт — онро боз нишон додан мумкин нест.',
  erased: '30 рӯз гузашт — эълонро дигар баргардондан мумкин нест.',
} as const;

interface ActionText {
  readonly name: string;
  readonly icon: IconName;
}

/** Name and icon of each action. */
export const actionTexts: Readonly<Record<AdEvent, ActionText>> = {
  MARK_SOLD: { name: 'Ҳамчун фурӯхташуда қайд кардан', icon: 'check' },
  HIDE: { name: 'Аз ҷустуҷӯ пинҳон кардан', icon: 'eyeoff' },
  RESTORE: { name: 'Боз нишон додан', icon: 'eye' },
  DELETE: { name: 'Нест кардан', icon: 'trash' },
  UNDELETE: { name: 'Баргардондан', icon: 'refresh' },
};

/** The questions before an action. */
export const questions = {
  MARK_SOLD: {
    title: 'Ҳамчун фурӯхташуда қайд карда шавад?',
    text: 'Эълон аз ҷустуҷӯ меравад.',
    confirm: 'Қайд кардан',
  },
  HIDE: {
    title: 'Эълон пинҳон карда шавад?',
    text: 'Харидорон онро намебинанд. Боз нишон додан дар ҳар рӯз мумкин аст.',
    confirm: 'Пинҳон кардан',
  },
  DELETE: {
    title: 'Эълон нест карда шавад?',
    text: 'Онро 30 рӯз баргардондан мумкин аст: он дар «Нестшуда» мемонад. Баъд эълон ва аксҳо пок мешаванд.',
    confirm: 'Нест кардан',
  },
} as const;

/** Toasts after an action. */
export const doneTexts: Readonly<Record<AdEvent, string>> = {
  HIDE: 'Эълон пинҳон шуд',
  MARK_SOLD: 'Ҳамчун фурӯхташуда қайд шуд',
  RESTORE: 'Эълон боз дар ҷустуҷӯст',
  DELETE: 'Эълон нест шуд',
  UNDELETE: 'Эълон баргардонда шуд',
};

/** Reasons for closing an ad. */
export const reasonTexts: Readonly<Record<CloseReason, string>> = {
  SOLD_HERE: 'Дар «Бозор» фурӯхта шуд',
  SOLD_ELSEWHERE: 'Дар ҷойи дигар фурӯхта шуд',
  NOT_SELLING: 'Дигар намефурӯшам',
};
