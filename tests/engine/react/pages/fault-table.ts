/** A field, the input of a person, and the fault of the form. */
export interface FaultRow {
  readonly name: string;
  readonly definition: Readonly<Record<string, unknown>>;
  /** Texts by the box that they are typed into; the field's name when it has one box. */
  readonly typed: Readonly<Record<string, string>>;
  readonly fault: string;
}

const REQUIRED = 'Это поле обязательно для заполнения';
const integer = { type: 'EDIT_TEXT', data_type: 'INTEGER', min_value: 5, max_value: 100 };
const float = { type: 'EDIT_TEXT', data_type: 'FLOAT', min_value: 0.5, max_value: 2.5 };
const text = { type: 'EDIT_TEXT', data_type: 'STRING', min_length: 3, max_length: 6 };
const range = { type: 'RANGE_INPUT', data_type: 'INTEGER', min_value: 10, max_value: 99 };
const two = [
  { id: 1, name: 'Раз', value: 'one' },
  { id: 2, name: 'Два', value: 'two' },
];
const required = { data_type: 'STRING', is_required: true };

function row(
  name: string,
  definition: FaultRow['definition'],
  [fault, typed]: readonly [string, string | FaultRow['typed']],
): FaultRow {
  return { name, definition, fault, typed: typeof typed === 'string' ? { [name]: typed } : typed };
}

function untouched(
  name: string,
  definition: FaultRow['definition'],
  fault: string = REQUIRED,
): FaultRow {
  return { name, definition, fault, typed: {} };
}

/** Every kind of fault that a person can cause, with the sentences of spec §5. */
export const FAULT_ROWS: readonly FaultRow[] = [
  untouched('Пустой текст', { ...required, type: 'EDIT_TEXT' }),
  untouched(
    'Пустой со своими словами',
    { ...required, type: 'EDIT_TEXT', error_message: 'Назовите породу' },
    'Назовите породу',
  ),
  row('Одни пробелы', { ...required, type: 'EDIT_TEXT' }, [REQUIRED, '   ']),
  untouched('Пустой список', { ...required, type: 'DROP_LIST', values: two }),
  untouched('Без выбора', { ...required, type: 'LIST_RADIO_BUTTON', values: two }),
  untouched('Без галочек', {
    type: 'CHECKBOX',
    data_type: 'STRING_LIST',
    is_multiselect: true,
    is_required: true,
    values: two,
  }),
  untouched('Без согласия', { type: 'CHECKBOX', data_type: 'BOOLEAN', is_required: true }),
  untouched('Без места', { ...required, type: 'MAP' }),
  untouched('Без зарплаты', { type: 'SALARY', data_type: 'INTEGER', is_required: true }),
  row('Не число', integer, ['Должно быть числом', 'двести']),
  row('Не целое', integer, ['Должно быть целым числом', '12,5']),
  row('Меньше', integer, ['Минимальное значение: 5', '4']),
  row('Больше', integer, ['Максимальное значение: 100', '101']),
  row('Не дробное', float, ['Должно быть числом', '1.2.3']),
  row('Дробное меньше', float, ['Минимальное значение: 0,5', '0,4']),
  row('Дробное больше', float, ['Максимальное значение: 2,5', '2,6']),
  row('Короче', text, ['Минимальная длина: 3', 'аб']),
  row('Длиннее', text, ['Максимальная длина: 6', 'абвгдеж']),
  row('Адрес без зоны', { type: 'URL', data_type: 'STRING' }, ['Введите корректный URL', 'сайт']),
  row('Адрес с дырой', { type: 'URL', data_type: 'STRING' }, [
    'Введите корректный URL',
    'https://a..tj',
  ]),
  row('Короткий IMEI', { type: 'IMEI', data_type: 'STRING' }, [
    'IMEI должен содержать ровно 15 цифр',
    '35693803564380',
  ]),
  row('Неверный IMEI', { type: 'IMEI', data_type: 'STRING' }, [
    'IMEI не соответствует формату - проверьте все ли цифры введены правильно',
    '356938035643808',
  ]),
  row('Нет такого дня', { type: 'DATE', data_type: 'DATE' }, ['Такой даты нет', '31.02.2027']),
  row('Наоборот', range, [
    'Минимальное значение не может быть больше максимального',
    { 'Наоборот от': '50', 'Наоборот до': '20' },
  ]),
  row('Сбоку не число', range, [
    'Пожалуйста, введите корректные числовые значения',
    { 'Сбоку не число от': 'много', 'Сбоку не число до': '20' },
  ]),
  row('Одна сторона мала', range, ['Минимальное значение: 10', { 'Одна сторона мала от': '9' }]),
  row('Зарплата наоборот', { type: 'SALARY', data_type: 'INTEGER' }, [
    'Минимальное значение не может быть больше максимального',
    { 'Зарплата наоборот от': '5000', 'Зарплата наоборот до': '3000' },
  ]),
];

/** A definition with all of the fields. */
export const FAULTY_PAGE = {
  filters: FAULT_ROWS.map(({ name, definition }, place) => ({
    id: place + 1,
    key: `key-${place}`,
    name,
    ...definition,
  })),
};
