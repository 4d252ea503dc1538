import { DELETION_DAYS } from '../../../contract/plain.ts';
import { dayText } from '../../ui/day/day-text.ru.ts';

/** Texts of the profile's form (SCREENS, «/profile/edit»). */
export const editWords = {
  title: 'Управление профилем',
  changePhoto: 'Изменить фото',
  removePhoto: 'Удалить фото',
  sendingPhoto: 'Загружаем фото…',
  photoFailed: 'Фото не загрузилось.',
  name: 'Имя',
  nameMissing: 'Введите имя',
  about: 'О себе',
  aboutHint: 'Увидят покупатели на вашей странице.',
  phone: 'Телефон',
  phoneHint: 'Номер используется для входа',
  save: 'Сохранить',
  saving: 'Сохраняем…',
  cancel: 'Отмена',
  restored: 'Эти изменения ещё не сохранены.',
  discard: 'Вернуть как было',
  left: 'Изменения профиля не сохранены',
  back: 'Вернуться',
} as const;

/** Texts of the devices (SCREENS, «/profile/my-devices»). */
export const deviceWords = {
  title: 'Ваши устройства',
  lead: 'Здесь устройства, с которых вошли в аккаунт. Незнакомое — завершите.',
  current: 'Это устройство',
  end: 'Завершить',
  endOthers: 'Завершить все остальные сеансы',
  endOthersQuestion: 'Завершить сеансы на всех других устройствах?',
  ended: 'Сеанс завершён',
  endedOthers: 'Остальные сеансы завершены',
  alone: 'Других устройств нет',
  unknown: 'Неизвестное устройство',
  list: 'Устройства',
} as const;

/** «Завершить сеанс на Windows?». */
export function endQuestion(device: string): string {
  return `Завершить сеанс на ${device}?`;
}

/** Label of a row's button: «Завершить: Windows, Chrome». */
export function endLabel(device: string): string {
  return `${deviceWords.end}: ${device}`;
}

/** Texts of the balance and of the deletion of the account. */
export const accountWords = {
  balance: 'Баланс',
  remove: 'Удалить аккаунт',
  removing: 'Удаляем…',
  removeQuestion: 'Удалить аккаунт?',
  removeLead: `Через ${DELETION_DAYS} дней аккаунт удалится навсегда. Что произойдёт:`,
  removeNow: 'Сразу: объявления уйдут из поиска, а вы выйдете на всех устройствах.',
  removeLater: `Через ${DELETION_DAYS} дней: сотрутся профиль, объявления и фотографии.`,
  removeChats: `Чаты: написать вам будет нельзя сразу, переписка сотрётся через ${DELETION_DAYS} дней.`,
  removeBack: `Передумаете — войдите по своему номеру до этого дня. Удаление отменится, объявления можно будет показать снова.`,
  noMoney: 'Деньги: на балансе ничего нет.',
} as const;

/** The consequence for the balance. */
export function moneyText(sum: string): string {
  return `Деньги: ${sum} на балансе пропадут через ${DELETION_DAYS} дней. Вернуть их будет нельзя.`;
}

/** The toast after the request to delete. */
export function deletesText(day: string): string {
  return `Аккаунт удалится ${dayText(new Date(day))}. Чтобы отменить, войдите до этого дня.`;
}
