import { describe, expect, test } from 'vitest';

import { faultText } from '../../../engine/rules/fault-text.ru.ts';
import type { Fault } from '../../../engine/rules/fault.ts';

const SENTENCES: readonly (readonly [Fault, string])[] = [
  [{ code: 'required' }, 'Это поле обязательно для заполнения'],
  [{ code: 'number.invalid' }, 'Должно быть числом'],
  [{ code: 'number.integer' }, 'Должно быть целым числом'],
  [{ code: 'number.min', min: 1.5 }, 'Минимальное значение: 1,5'],
  [{ code: 'number.min', min: 1950 }, 'Минимальное значение: 1950'],
  [{ code: 'number.max', max: 1_500_000.25 }, 'Максимальное значение: 1\u00A0500\u00A0000,25'],
  [{ code: 'number.max', max: 10_000 }, 'Максимальное значение: 10\u00A0000'],
  [{ code: 'text.min', min: 2 }, 'Минимальная длина: 2'],
  [{ code: 'text.max', max: 70 }, 'Максимальная длина: 70'],
  [{ code: 'range.invalid' }, 'Пожалуйста, введите корректные числовые значения'],
  [{ code: 'range.order' }, 'Минимальное значение не может быть больше максимального'],
  [{ code: 'range.reversed' }, 'Значение «от» больше значения «до»'],
  [{ code: 'date.invalid' }, 'Такой даты нет'],
  [{ code: 'time.missing' }, 'Укажите время'],
  [{ code: 'url.invalid' }, 'Введите корректный URL'],
  [{ code: 'imei.digits' }, 'IMEI должен содержать только цифры'],
  [{ code: 'imei.length', length: 15 }, 'IMEI должен содержать ровно 15 цифр'],
  [
    { code: 'imei.checksum' },
    'IMEI не соответствует формату - проверьте все ли цифры введены правильно',
  ],
  [{ code: 'choice.unknown' }, 'Выберите значение из списка'],
  [{ code: 'shape.invalid' }, 'Значение не подходит этому полю'],
  [{ code: 'key.unknown' }, 'Такого поля нет в этой форме'],
  [{ code: 'field.hidden' }, 'Это поле сейчас не заполняется'],
  [{ code: 'email.invalid' }, 'Введите адрес почты полностью, например name@example.tj'],
  [{ code: 'alpha.invalid' }, 'Можно использовать только буквы'],
  [{ code: 'alpha-num.invalid' }, 'Можно использовать только буквы и цифры'],
  [{ code: 'numeric.invalid' }, 'Можно использовать только цифры'],
  [{ code: 'float.invalid' }, 'Введите корректное число'],
  [{ code: 'float.min', min: 0 }, 'Значение должно быть не меньше 0'],
  [{ code: 'float.max', max: 9.5 }, 'Значение должно быть не больше 9,5'],
];

describe('the sentence of a fault', () => {
  test.for(SENTENCES)('%o is «%s»', ([fault, sentence]) => {
    expect(faultText(fault)).toBe(sentence);
  });
});
