import { counted, type NounForms } from './counted.ru.ts';
import type { CliWords } from './english.en.ts';

const STEPS: NounForms = { one: 'шаг', few: 'шага', many: 'шагов' };
const TRACES: NounForms = { one: 'запись', few: 'записи', many: 'записей' };
const DIFFERENCES: NounForms = { one: 'расхождение', few: 'расхождения', many: 'расхождений' };
const RACES: NounForms = { one: 'гонка', few: 'гонки', many: 'гонок' };
const ACTS: NounForms = { one: 'действие', few: 'действия', many: 'действий' };
const SESSIONS: NounForms = { one: 'сеанс', few: 'сеанса', many: 'сеансов' };
const LAWS: NounForms = {
  one: 'закон соблюдён',
  few: 'закона соблюдены',
  many: 'законов соблюдены',
};

/** `form-engine replay`. */
export const replay: CliWords['replay'] = {
  summary: 'Проигрывает записи и показывает первое расхождение каждой с тем, чего она ожидает.',
  description: [
    'В записи лежат определения, действия, ответы сервера в их порядке и ожидания. Ей не нужны ни сервер, ни часы, поэтому она везде показывает одно и то же.',
    'У записи, которая расходится, показан первый такой шаг: действия вокруг него, а для каждого расхождения — место в файле, чего ожидали (-) и что в форме (+).',
  ],
  options: {
    json: 'Печатает результаты как данные.',
    junit: 'Пишет результаты ещё и как JUnit XML, по случаю на запись.',
    update:
      'Записывает в записи как ожидание то, что движок делает сейчас, и называет изменённые файлы.',
    race: 'Проигрывает каждую запись ещё столько раз с ответами, которые задержаны, переставлены, потеряны и повторены, и проверяет, что форма кончает тем же.',
    shrink: 'Пишет самую короткую запись, которая расходится так же, как первая из разошедшихся.',
    quiet: 'Печатает только расхождения.',
  },
  examples: [
    'Проигрывает все записи, для сервера CI.',
    'Намеренно принимает то, что движок делает сейчас.',
    'Показывает, что порядок ответов не меняет того, чем форма кончает.',
    'Находит те несколько действий, в которых видна ошибка.',
  ],
  steps: (count) => counted(count, STEPS),
  diverges: (step, last, at) => `расходится на шаге ${step} из ${last}, на ${at} мс:`,
  moreDifferences: (count) => `и ещё ${counted(count, DIFFERENCES)}`,
  race: (run, count, seed) =>
    `в гонке ${run} из ${count} (--race ${run} --seed ${seed}) кончает иначе, чем без задержек`,
  nothing: 'ничего',
  notAsExpected: (step, act) => `Шаг ${step} (${act}) не такой, как ожидалось.`,
  sum: ({ traces, steps, diverged, unread }) =>
    [
      counted(traces, TRACES),
      counted(steps, STEPS),
      `разошлось: ${diverged}`,
      ...(unread > 0 ? [`не прочитано: ${unread}`] : []),
    ].join(', '),
  races: (count, seed) => `у каждой ${counted(count, RACES)}, зерно ${seed}`,
  actsLeft: (left, before) => `осталось ${counted(left, ACTS)} из ${before}`,
  leastOf: (title, name) => `${title} (самое короткое из ${name})`,
  updated: (name) => `обновлено: ${name}`,
  updatedSum: (traces, changed) => `${counted(traces, TRACES)}, обновлено: ${changed}`,
  updateClash: (option) => ({
    what: `--update указан вместе с --${option}.`,
    why: 'То, что принято, не может разойтись, и показывать было бы нечего.',
    remedy: 'Вызовите команду дважды: сперва с --update, потом без него.',
  }),
  updateOfInput: () => ({
    what: '--update указан для стандартного ввода.',
    why: 'Файла, в который писать, нет.',
    remedy: 'Назовите файлы.',
  }),
  difference: ({ pointer }, text) => `${pointer}: ${text}`,
};

/** `form-engine fuzz`. */
export const fuzz: CliWords['fuzz'] = {
  summary: 'Выполняет в форме случайные действия, пока не нарушится закон движка.',
  laws: (sentences) =>
    `Законы: ${sentences.join(' ')} Компиляция и действия никогда не бросают исключений.`,
  description: [
    'Когда закон нарушен, запись сокращается, насколько можно, и показаны зерно и путь, которые ведут к ней снова. Нужен пакет fast-check.',
  ],
  options: {
    runs: 'Сколько сеансов каждой формы проиграть.',
    path: 'Вместе с --seed ведёт прямо к ошибке, которая уже была показана.',
    out: 'Куда записать запись с ошибкой; остальные ложатся рядом с номерами.',
    json: 'Печатает результаты как данные.',
  },
  examples: ['Проигрывает тысячу сеансов каждой формы в обоих режимах.'],
  hiddenIsAbsent: 'Скрытое поле ничего не отправляет.',
  formAndServerAgree: 'Форма и сервер судят одинаково.',
  answersInAnyOrder: 'Порядок, в котором приходят списки, не меняет результата.',
  lateAnswerIsNothing: 'Ответ, которого больше не ждут, ничего не меняет.',
  undoTakesBack: 'Отмена возвращает то, что было до действия, повтор — само действие.',
  linkReadsBack: 'Ссылка на значения читается обратно в те же значения.',
  fileReplaysTheSame: 'Запись, записанная и прочитанная, проигрывается так же.',
  neverThrows: 'Компиляция и действия никогда не бросают исключений.',
  threw: (error) => `Исключение: ${error}`,
  atStep: (step, found) => `На шаге ${step}: ${found}`,
  sentHidden: (key) => `${key} скрыто, но уходит на сервер.`,
  faultsDiffer: (own, servers) => `Форма находит ${own}, сервер — ${servers}.`,
  payloadsDiffer: (own, servers) => `Форма отправляет ${own}, сервер оставляет ${servers}.`,
  orderMatters: (first, last) => `Первый список первым: ${first}; последний первым: ${last}.`,
  tooLate: (load) => `ответ на запрос ${load} пришёл слишком поздно и изменил форму.`,
  undo: (event, gives, wanted) => `После ${event} отмена даёт ${gives}, а не ${wanted}.`,
  redo: (event, gives, wanted) => `После ${event} повтор даёт ${gives}, а не ${wanted}.`,
  readsAs: (link, read) => `${link} читается как ${read}.`,
  noTrace: (problem) => `Файл — не запись: ${problem}.`,
  fileDiverges: (divergence) => `Она расходится: ${divergence}.`,
  title: (sentence, law, seed) => `${sentence} Нарушен ${law}, зерно ${seed}.`,
  held: (runs, laws, seed) => `${counted(runs, SESSIONS)}, ${counted(laws, LAWS)}, зерно ${seed}`,
  broken: (law) => `нарушен ${law}`,
  left: (acts, before, values) =>
    `осталось ${counted(acts, ACTS)} из ${before}, значения ${values}:`,
  again: (line) => `снова: ${line}`,
  badPath: (path) => ({
    what: `--path — «${path}».`,
    why: 'Путь — числа через двоеточие, как его показывает запуск с ошибкой.',
    remedy: 'Скопируйте оба из строки, которая начинается со «снова:».',
  }),
  pathWithoutSeed: () => ({
    what: '--path указан без --seed.',
    why: 'От другого зерна тот же путь ведёт в другое место.',
    remedy: 'Скопируйте оба из строки, которая начинается со «снова:».',
  }),
  notInstalled: () => ({
    what: 'Пакет fast-check не установлен.',
    why: 'Он придумывает случайные действия, а ставят его те, кому он нужен.',
    remedy: 'Выполните npm install --save-dev fast-check и повторите команду.',
  }),
};
