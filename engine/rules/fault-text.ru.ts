import type { Fault, PlainFaultCode } from './fault.ts';
import { formatLimit } from './numbers/format-number.ts';

/** The sentence a person reads for a fault. A definition's `error_message` is ignored here. */
export function faultText(fault: Fault): string {
  switch (fault.code) {
    case 'number.min':
      return `Минимальное значение: ${formatLimit(fault.min)}`;
    case 'number.max':
      return `Максимальное значение: ${formatLimit(fault.max)}`;
    case 'bound.min':
      return `Не меньше, чем «${fault.name}»: ${formatLimit(fault.limit)}`;
    case 'bound.max':
      return `Не больше, чем «${fault.name}»: ${formatLimit(fault.limit)}`;
    case 'text.min':
      return `Минимальная длина: ${formatLimit(fault.min)}`;
    case 'text.max':
      return `Максимальная длина: ${formatLimit(fault.max)}`;
    case 'imei.length':
      return `IMEI должен содержать ровно ${fault.length} цифр`;
    case 'float.min':
      return `Значение должно быть не меньше ${formatLimit(fault.min)}`;
    case 'float.max':
      return `Значение должно быть не больше ${formatLimit(fault.max)}`;
    default:
      return sentences[fault.code];
  }
}

// A code without a sentence does not compile.
const sentences: Readonly<Record<PlainFaultCode, string>> = {
  required: 'Это поле обязательно для заполнения',
  'number.invalid': 'Должно быть числом',
  'number.integer': 'Должно быть целым числом',
  'number.too-long': 'Слишком длинное число. Сократите его до 15 цифр',
  'range.invalid': 'Пожалуйста, введите корректные числовые значения',
  'range.order': 'Минимальное значение не может быть больше максимального',
  'range.reversed': 'Значение «от» больше значения «до»',
  'date.invalid': 'Такой даты нет',
  'time.missing': 'Укажите время',
  'url.invalid': 'Введите корректный URL',
  'imei.digits': 'IMEI должен содержать только цифры',
  'imei.checksum': 'IMEI не соответствует формату - проверьте все ли цифры введены правильно',
  'choice.unknown': 'Выберите значение из списка',
  'shape.invalid': 'Значение не подходит этому полю',
  'key.unknown': 'Такого поля нет в этой форме',
  'field.hidden': 'Это поле сейчас не заполняется',
  'email.invalid': 'Введите адрес почты полностью, например name@example.tj',
  'alpha.invalid': 'Можно использовать только буквы',
  'alpha-num.invalid': 'Можно использовать только буквы и цифры',
  'numeric.invalid': 'Можно использовать только цифры',
  'float.invalid': 'Введите корректное число',
};
