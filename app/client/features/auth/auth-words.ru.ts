/** Texts of the sign-in dialog (SCREENS §3). */
export const authWords = {
  phoneTitle: 'Регистрация',
  expiredTitle: 'Вход устарел',
  expiredLead: 'Войдите ещё раз. Всё, что вы ввели, осталось на месте.',
  phoneLead: 'Введите номер — пришлём SMS с кодом.',
  phone: 'Номер телефона',
  next: 'Продолжить',
  sending: 'Отправляем код…',
  terms: 'Продолжая, вы принимаете',
  termsLink: 'Пользовательское соглашение',
  newTab: ', откроется в новой вкладке',
  codeTitle: 'Введите код',
  codeLead: 'Отправили SMS с кодом на номер',
  change: 'Изменить',
  code: 'Код из SMS, 6 цифр',
  resend: 'Отправить код повторно',
  resendIn: 'Отправить код повторно через',
  resent: 'Новый код отправлен',
  checking: 'Проверяем код…',
  accepted: 'Код принят',
  secret: 'Никому не сообщайте код. Сотрудники «Бозора» никогда его не спрашивают.',
  nameTitle: 'Введите ваше имя',
  nameLead: 'Его увидят покупатели и продавцы.',
  name: 'Имя',
  importTitle: 'Ваши объявления',
  importLoading: 'Ищем ваши объявления…',
  saving: 'Отправляем…',
  notSent: 'Не удалось отправить код. Попробуйте ещё раз.',
} as const;

/** «Код принят» for a returning user. */
export function welcomeText(name: string): string {
  return `Код принят. С возвращением, ${name}!`;
}

/** Label of one box of the code; `index` from 0. */
export function boxName(index: number, all: number): string {
  return `Цифра ${index + 1} из ${all}`;
}

/** Too many tries: the remaining wait. */
export function waitText(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const hours = Math.ceil(minutes / 60);
  const wait =
    minutes <= LONGEST_IN_MINUTES
      ? `${minutes}\u00A0${minuteForms[plural.select(minutes)]}`
      : `${hours}\u00A0${hourForms[plural.select(hours)]}`;
  return `Слишком много попыток. Подождите ${wait}.`;
}

/** Minimum wait that is shown in hours. */
const LONGEST_IN_MINUTES = 90;
const plural = new Intl.PluralRules('ru');

type Forms = Readonly<Record<Intl.LDMLPluralRule, string>>;
const minuteForms: Forms = {
  zero: 'минут',
  one: 'минуту',
  two: 'минуты',
  few: 'минуты',
  many: 'минут',
  other: 'минуты',
};
const hourForms: Forms = {
  zero: 'часов',
  one: 'час',
  two: 'часа',
  few: 'часа',
  many: 'часов',
  other: 'часа',
};
