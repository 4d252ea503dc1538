import type { AdFault } from '../wire/refusals.ts';

/** Sentence for a fault of an ad that is not a fault of a filter. */
export function adFaultText(fault: AdFault): string {
  switch (fault.code) {
    case 'list.too-long':
      return `Слишком много значений: можно не больше ${fault.max}`;
    case 'images.too-many':
      return `Слишком много фото: можно не больше ${fault.max}`;
    case 'images.too-few':
      return fault.min === 1
        ? 'Добавьте хотя бы одно фото'
        : `Добавьте фото: нужно хотя бы ${fault.min}`;
    case 'images.unknown':
      return 'Фото не найдено. Загрузите его ещё раз';
    case 'location.unwanted':
      return 'У такого объявления нет места на карте';
    case 'location.abroad':
      return 'Точка за пределами Таджикистана. Поставьте её внутри страны';
    case 'text.invisible':
      return 'Текста не видно. Напишите его буквами';
    case 'text.controls':
      return 'В тексте есть скрытые управляющие знаки. Наберите его заново, без вставки';
    case 'text.marks':
      return 'Слишком много знаков над одной буквой. Уберите лишние';
    case 'text.lines':
      return 'Название пишется в одну строку. Уберите переносы';
    case 'text.phone':
      return 'Уберите телефон из текста: его покажет кнопка «Показать телефон»';
    case 'subcategory.unknown':
      return 'Такой подкатегории нет';
    case 'subcategory.foreign':
      return 'Подкатегория из другой категории';
  }
}
