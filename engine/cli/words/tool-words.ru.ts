import { counted, type NounForms } from './counted.ru.ts';
import type { CliWords } from './english.en.ts';

const PROBLEMS: NounForms = { one: 'ошибка', few: 'ошибки', many: 'ошибок' };
const KEYS: NounForms = { one: 'ключ', few: 'ключа', many: 'ключей' };
const VALUES: NounForms = { one: 'значение', few: 'значения', many: 'значений' };
const FILES: NounForms = { one: 'файл', few: 'файла', many: 'файлов' };
const OPERANDS: NounForms = { one: 'аргумент', few: 'аргумента', many: 'аргументов' };

/** The tool itself: its help, and what is wrong with a command line. */
export const tool: CliWords['tool'] = {
  usage: 'Вызов',
  command: '<команда>',
  anyOptions: '[ключи]',
  commands: 'Команды',
  options: 'Ключи',
  exitCodes: 'Коды завершения',
  examples: 'Примеры',
  help: 'Показывает эту справку; после имени команды — справку о ней.',
  commandHelp: 'Показывает, как вызывать команду.',
  toolHelp: 'Показывает, как вызывать программу.',
  version: 'Показывает версию.',
  more: 'Подробнее: form-engine help <команда>. Результаты идут в stdout, ошибки — в stderr.',
  ownFault: (version) =>
    `form-engine ${version}: ошибка самой программы. Сообщите о ней вместе с этими строками:`,
  wrote: (path) => `записано: ${path}`,
  several: (summary) => `${summary} Можно указать несколько раз.`,
  standard: (summary, value) => `${summary} По умолчанию ${value}.`,
  noCommand: (known) => ({
    what: 'Команда не названа.',
    why: `Команды: ${known.join(', ')}.`,
    remedy: 'Начните с одной из них.',
  }),
  unknownCommand: (name, known, near) => ({
    what: `Команды «${name}» нет.`,
    why: `Команды: ${known.join(', ')}.`,
    remedy: near === null ? 'Начните с одной из них.' : `Может быть, form-engine ${near}?`,
  }),
  flagWithValue: (name, value) => ({
    what: `У ${name} указано значение «${value}».`,
    why: 'Это флаг, значения у него нет.',
    remedy: `Напишите просто ${name}.`,
  }),
  valueMissing: (name, placeholder) => ({
    what: `У ${name} нет значения.`,
    why: `Нужно ${placeholder}.`,
    remedy: `Напишите ${name} ${placeholder}, а если значение начинается с дефиса — ${name}=${placeholder}.`,
  }),
  unknownOption: (name, known, near) => ({
    what: `Ключа ${name} нет.`,
    why: `Ключи: ${known.join(', ')}.`,
    remedy:
      near === null ? 'Уберите его; файл с таким именем пишется после --.' : `Может быть, ${near}?`,
  }),
  operandMissing: (command, usage, isOfFiles) => ({
    what: `Команде ${command} нечего читать.`,
    why: `Нужно ${usage}.`,
    remedy: `Напишите form-engine ${command} ${usage}${isOfFiles ? '; - читает стандартный ввод' : ''}.`,
  }),
  operandsTooMany: (command, given, max) => ({
    what: `У команды ${command} ${counted(given.length, OPERANDS)}: ${given.join(' ')}.`,
    why: max === 0 ? 'Она не принимает ни одного.' : `Она принимает не больше ${max}.`,
    remedy: 'Вызовите её для каждого отдельно или возьмите шаблон в кавычки.',
  }),
  notANumber: (option, text, { min, max }) => ({
    what: `${option} — «${text}».`,
    why: `Нужно целое число от ${min} до ${max}.`,
    remedy: `Напишите, например, ${option} ${Math.min(max, Math.max(min, 100))}.`,
  }),
  notAChoice: (option, text, { choices, near }) => ({
    what: `${option} — «${text}».`,
    why: `Возможные значения: ${choices.join(', ')}.`,
    remedy: near === null ? 'Напишите одно из них.' : `Может быть, ${option} ${near}?`,
  }),
  notWritten: (path, error) => ({
    what: `${path} не записался: ${error}.`,
    why: 'Его содержимое потеряно.',
    remedy: 'Проверьте путь и право записи и повторите команду.',
  }),
};

/** What every exit code means. */
export const exits: CliWords['exits'] = {
  0: 'Всё хорошо: ничего не найдено, расхождений нет.',
  1: 'Что-то найдено: замечания, расхождение, нарушенный закон.',
  2: 'Неверный вызов: команда, ключ или значение не такие, как в справке.',
  3: 'Ввод не читается: нет файла, не JSON, не запись.',
  69: 'Не установлен пакет, который нужен команде.',
  70: 'Ошибка самой программы form-engine.',
  73: 'Результат не удалось записать.',
};

/** Options that several commands have. */
export const options: CliWords['options'] = {
  lang: 'Язык всего, что печатается.',
  at: 'JSON Pointer определений внутри документа, например /page или, в записи, /definitions.',
  mode: 'Для чего форма: entry — заполнение по всем правилам, filter — поиск, где ничего не обязательно.',
  seed: 'Зерно случайности: то же зерно даёт тот же ход. По умолчанию каждый раз новое, и оно показано.',
};

/** What is wrong with files and definitions. */
export const input: CliWords['input'] = {
  severalFiles: (operand, count) => ({
    what: `Шаблону «${operand}» соответствует ${counted(count, FILES)}.`,
    why: 'Команда работает с одним.',
    remedy: 'Назовите один из них.',
  }),
  badPointer: (pointer, likeliest) => ({
    what: `--at — «${pointer}».`,
    why: 'JSON Pointer пуст или начинается с косой черты; ~ в нём пишется ~0, а / — ~1.',
    remedy: `Напишите --at ${likeliest}.`,
  }),
  nothingAt: (name, pointer) => ({
    what: `В ${name} по адресу ${pointer} ничего нет.`,
    why: 'Определения должны были быть там.',
    remedy: 'Укажите в --at JSON Pointer того, что есть в документе.',
  }),
  noFilters: (name, at, pointer) => ({
    what: `В ${name} нет фильтров ${at === null || at === '' ? 'на верхнем уровне' : `по адресу ${at}`}.`,
    why: `Определения лежат по адресу ${pointer}.`,
    remedy: `Добавьте --at ${pointer}.`,
  }),
  folder: (path) => ({
    what: `${path} — папка.`,
    why: 'Читаются файлы или то, что соответствует шаблону.',
    remedy: `Напишите '${path.replace(/\/$/, '')}/**/*.json', чтобы взять всё, что в ней.`,
  }),
  noMatch: (operand) => ({
    what: `Файла ${operand} нет.`,
    why: 'Читать нечего.',
    remedy: 'Проверьте путь; шаблон возьмите в кавычки, чтобы его не раскрыла оболочка.',
  }),
  notJson: (place, fault) => ({
    what: `${place} — не JSON: ${fault}.`,
    why: 'Из файла ничего не прочитано.',
    remedy: 'Исправьте текст в этом месте.',
  }),
  notRead: (name, error) => ({
    what: `${name} не прочитался: ${error}.`,
    why: 'Из файла ничего не прочитано.',
    remedy: 'Проверьте путь и право чтения.',
  }),
  noTrace: (name, problems, shown) => {
    const rest = problems - shown.length;
    return {
      what: `${name} — не запись: ${counted(problems, PROBLEMS)}.`,
      why: shown.join('\n  '),
      remedy: `${rest > 0 ? `И ещё ${rest}. ` : ''}Исправьте файл или запишите его заново.`,
    };
  },
  unknownKey: (key, count, near) => ({
    what: `Поля с ключом «${key}» нет.`,
    why: `В форме ${counted(count, KEYS)}.`,
    remedy: near === null ? 'Назовите ключ из определений.' : `Может быть, ${near}?`,
  }),
};

/** What an act of a trace is, in a few words. */
export const acts: CliWords['acts'] = {
  start: 'начало',
  load: (load) => `запрос ${load}`,
  values: (count, isComplete) => `${counted(count, VALUES)}${isComplete ? '' : ', и это не все'}`,
};
