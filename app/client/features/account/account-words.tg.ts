import { DELETION_DAYS } from '../../../contract/plain.ts';
import { dayText } from '../../ui/day/day-text.tg.ts';

/** Texts of the profile's form. */
export const editWords = {
  title: 'Идоракунии профил',
  changePhoto: 'Иваз кардани акс',
  removePhoto: 'Нест кардани акс',
  sendingPhoto: 'Акс бор мешавад…',
  photoFailed: 'Акс бор нашуд.',
  name: 'Ном',
  nameMissing: 'Номро нависед',
  about: 'Дар бораи ман',
  aboutHint: 'Харидорон дар саҳифаи шумо мебинанд.',
  phone: 'Телефон',
  phoneHint: 'Рақам барои воридшавӣ истифода мешавад',
  save: 'Нигоҳ доштан',
  saving: 'Нигоҳ дошта мешавад…',
  cancel: 'Бекор кардан',
  restored: 'Ин тағйирот ҳанӯз нигоҳ дошта нашудааст.',
  discard: 'Ба ҳолати пештара',
  left: 'Тағйироти профил нигоҳ дошта нашуд',
  back: 'Баргаштан',
} as const;

/** Texts of the devices. */
export const deviceWords = {
  title: 'Дастгоҳҳои шумо',
  lead: 'Ин ҷо дастгоҳҳое, ки аз онҳо ба ҳисоб даромадаанд. Ношиносро хотима диҳед.',
  current: 'Ин дастгоҳ',
  end: 'Хотима додан',
  endOthers: 'Ҳамаи воридшавиҳои дигарро хотима додан',
  endOthersQuestion: 'Воридшавиҳо дар ҳамаи дастгоҳҳои дигар хотима дода шаванд?',
  ended: 'Воридшавӣ хотима ёфт',
  endedOthers: 'Воридшавиҳои дигар хотима ёфтанд',
  alone: 'Дастгоҳи дигар нест',
  unknown: 'Дастгоҳи номаълум',
  list: 'Дастгоҳҳо',
} as const;

/** «Воридшавӣ дар Windows хотима дода шавад?». */
export function endQuestion(device: string): string {
  return `Воридшавӣ дар ${device} хотима дода шавад?`;
}

/** Label of a row's button. */
export function endLabel(device: string): string {
  return `${deviceWords.end}: ${device}`;
}

/** Texts of the balance and of the deletion of the account. */
export const accountWords = {
  balance: 'Тавозун',
  remove: 'Нест кардани ҳисоб',
  removing: 'Нест мешавад…',
  removeQuestion: 'Ҳисоб нест карда шавад?',
  removeLead: `Пас аз ${DELETION_DAYS} рӯз ҳисоб барои ҳамеша нест мешавад. Чӣ мешавад:`,
  removeNow: 'Дарҳол: эълонҳо аз ҷустуҷӯ мераванд ва шумо аз ҳамаи дастгоҳҳо мебароед.',
  removeLater: `Пас аз ${DELETION_DAYS} рӯз: профил, эълонҳо ва аксҳо пок мешаванд.`,
  removeChats: `Чатҳо: ба шумо дарҳол навиштан мумкин намешавад, мукотиба пас аз ${DELETION_DAYS} рӯз пок мешавад.`,
  removeBack: `Агар фикратон дигар шавад, то он рӯз бо рақами худ дароед. Несткунӣ бекор мешавад ва эълонҳоро боз нишон додан мумкин аст.`,
  noMoney: 'Пул: дар тавозун чизе нест.',
} as const;

/** The consequence for the balance. */
export function moneyText(sum: string): string {
  return `Пул: ${sum} дар тавозун пас аз ${DELETION_DAYS} рӯз аз байн меравад. Баргардондани он мумкин нест.`;
}

/** The toast after the request to delete. */
export function deletesText(day: string): string {
  return `Ҳисоб ${dayText(new Date(day))} нест мешавад. Барои бекор кардан то он рӯз дароед.`;
}
