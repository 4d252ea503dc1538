import { adsCount } from '../../../ui/ads-count/ads-count.ru.ts';

/** Texts of the import offer (SCREENS §3). */
export const importWords = {
  welcomeTitle: 'Мы нашли ваши объявления',
  welcomeLead: 'Перенесём их на «Бозор» — заново заполнять не нужно.',
  look: 'Посмотреть',
  skip: 'Пропустить',
  gridTitle: 'Выберите объявления',
  chooseAll: 'Выбрать все',
  chooseNone: 'Снять выбор',
  consent: 'Даю согласие на перенос моих объявлений',
  needsConsent: 'Отметьте согласие на перенос',
  needsAds: 'Выберите хотя бы одно объявление',
  publishing: 'Публикуем…',
  doneTitle: 'Объявления перенесены',
  noneTitle: 'Объявления сохранены в черновиках',
  draftsLead: 'Этим объявлениям чего-то не хватает. Дополните их, и они появятся в поиске.',
  complete: 'Дополнить',
  download: 'Скачать приложение',
  myAds: 'Мои объявления',
  close: 'Закрыть',
} as const;

/** «Опубликовать 5 объявлений». */
export function publishText(count: number): string {
  return `Опубликовать ${adsCount(count)}`;
}

/** «Нашли 5 объявлений по вашему номеру.» */
export function foundText(count: number): string {
  return `По вашему номеру: ${adsCount(count)}.`;
}

/** «Опубликовано: 2 объявления.» */
export function publishedText(count: number): string {
  return `Опубликовано: ${adsCount(count)}.`;
}
