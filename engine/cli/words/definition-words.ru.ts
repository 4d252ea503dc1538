import type { Why } from '../../inspect.ts';
import { counted, type NounForms } from './counted.ru.ts';
import type { CliWords } from './english.en.ts';

const FILES: NounForms = { one: 'файл', few: 'файла', many: 'файлов' };
const ERRORS: NounForms = { one: 'ошибка', few: 'ошибки', many: 'ошибок' };
const WARNINGS: NounForms = {
  one: 'предупреждение',
  few: 'предупреждения',
  many: 'предупреждений',
};
const REMARKS: NounForms = { one: 'замечание', few: 'замечания', many: 'замечаний' };
const ACTS: NounForms = { one: 'действие', few: 'действия', many: 'действий' };

const LISTS: Readonly<Record<NonNullable<Why['list']>, string>> = {
  inline: '',
  idle: 'список ещё не запрошен',
  loading: 'список загружается',
  ready: 'список загружен',
  empty: 'список пуст',
  failed: 'список не загрузился',
};

/** `form-engine lint`. */
export const lint: CliWords['lint'] = {
  summary: 'Находит странности в определениях: каждую — с местом и с тем, что с ней делать.',
  description: [
    'У каждой находки есть неизменный код, важность, строка и знак, JSON Pointer, то, что встретилось, и совет. Ошибка убирает что-то из формы, предупреждение исправлено на месте, замечание полезно знать. Коды перечислены в README движка.',
    'Находятся и поля, которые не показать, как форму ни заполняй. То, что найдено только в одном режиме, так и отмечено.',
  ],
  options: {
    format: 'Для человека, для программы или SARIF 2.1.0 для хостинга кода.',
    failOn: 'Самая лёгкая важность, при которой код завершения — 1.',
  },
  examples: [
    'Проверяет все страницы.',
    'Проверяет в каждом файле то, что лежит под «page», и пишет отчёт для хостинга кода.',
    'Строго проверяет то, что сервер присылает сейчас.',
  ],
  severities: { error: 'ошибка', warning: 'предупреждение', info: 'замечание' },
  only: (mode) => ` (только ${mode})`,
  place: (pointer) => (pointer === '' ? 'на верхнем уровне' : `по адресу ${pointer}`),
  addAt: (pointer) => `Определения лежат по адресу ${pointer}: добавьте --at ${pointer}.`,
  sum: (files, { error, warning, info }) =>
    `${counted(files, FILES)}: ${counted(error, ERRORS)}, ${counted(warning, WARNINGS)}, ${counted(info, REMARKS)}`,
  unreachable: {
    'parent-unreachable': 'Исправьте родителя или уберите parent_filter_id.',
    'parent-unfillable': 'Дайте родителю значения и известный тип или уберите parent_filter_id.',
    'owner-unreachable': 'Исправьте фильтр, названный в show_if, или уберите условие.',
    'condition-impossible':
      'Сравнивайте со значением, которое в фильтре может быть: values[].value одного из вариантов, у одиночного CHECKBOX — true.',
    'conditions-contradict': 'Пусть условия на пути к фильтру сойдутся на одном значении.',
    'key-always-taken':
      'Разведите фильтры с общим ключом условиями show_if или переименуйте один из них.',
    'no-combination': 'Просмотрите parent_filter_id и show_if фильтра и тех, кого он ждёт.',
    'not-found':
      'У формы больше состояний, чем просмотрено; чего ждёт фильтр, покажет `form-engine explain`.',
  },
};

/** `form-engine explain`. */
export const explain: CliWords['explain'] = {
  summary: 'Объясняет, почему поле показано, скрыто, обязательно, очищено или недоступно.',
  description: [
    'По определениям объясняет форму, какой она открывается или какой становится после введённых значений. По записи — форму после одного из шагов и то, что этот шаг сделал; режим и определения лежат в самой записи.',
    'Причины скрытого поля начинаются с корня: сперва те поля, которых оно ждёт.',
  ],
  options: {
    set: 'Сперва вводит значение и показывает, что это изменило; JSON — там, где текста мало.',
    field: 'Только поля с этим ключом.',
    step: 'Для записи: шаг, на котором остановиться, 0 — начало. По умолчанию последний.',
    json: 'Печатает причины как данные.',
  },
  examples: [
    'Показывает, что изменил выбор марки и почему модель теперь такая.',
    'Показывает, что и почему сделало двенадцатое действие записи.',
  ],
  standing: ({ isVisible, isRequired, isDisabled, list }) => {
    const words = [
      isVisible ? 'показано' : 'скрыто',
      ...(isRequired ? ['обязательно'] : []),
      ...(isVisible && isDisabled ? ['недоступно'] : []),
      ...(isVisible && list !== null ? [LISTS[list]] : []),
    ];
    return words.filter((word) => word !== '').join(', ');
  },
  clearing: ({ reloads, hides, isKept }) => [
    ...(reloads === null
      ? []
      : [
          `Очистится, если изменится «${reloads.name}», а\u00A0в\u00A0новом списке не\u00A0будет прежнего значения.`,
        ]),
    ...(hides.length === 0 || isKept
      ? []
      : [
          `Очистится, когда скроется: это решает ${hides.map(({ name }) => `«${name}»`).join(' или\u00A0')}.`,
        ]),
    ...(hides.length > 0 && isKept ? ['Скрывшись, сохранит введённое.'] : []),
  ],
  after: (act) => `После ${act}:`,
  step: (index, act) => `шага ${index} (${act})`,
  nothing: 'Ничего не произошло.',
  stepTooFar: (step, last) => ({
    what: `--step — ${step}.`,
    why: `В записи ${counted(last, ACTS)}: шаги от 0 (начало) до ${last}.`,
    remedy: `Напишите число от 0 до ${last}.`,
  }),
  stepOfNoTrace: (name) => ({
    what: `Указан --step, а ${name} — не запись.`,
    why: 'У определений шагов нет.',
    remedy: 'Назовите запись или введите значения через --set.',
  }),
  noAssignment: (text) => ({
    what: `--set — «${text}».`,
    why: 'Он вводит значение под ключом.',
    remedy: 'Напишите --set ключ=значение; пустое значение очищает поле.',
  }),
  hidden: (key, causes) => ({
    what: `${key} скрыто, ввести в него ничего нельзя.`,
    why: causes.join('\n  '),
    remedy: 'Введите сперва то, чего оно ждёт: значения вводятся в том порядке, в каком указаны.',
  }),
  cannotHold: (key, types, text) => ({
    what: `В ${key} не поместится ${text}.`,
    why: `Тип поля: ${types}.`,
    remedy: `Напишите значение тем JSON, который уходит на сервер, например --set '${key}={"min":1,"max":2}'.`,
  }),
};
