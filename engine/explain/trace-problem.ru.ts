import { metInRussian } from '../definition/diagnostics/diagnostic-text.ru.ts';
import type { ProblemFault, TraceProblem } from '../trace.ts';
import type { ProblemText } from './explanations.ts';

type SchemaType = Extract<ProblemFault, { code: 'type.other' }>['wanted'][number];

const TYPE_NAMES: Readonly<Record<SchemaType, string>> = {
  null: 'null',
  boolean: 'true или false',
  integer: 'целое число',
  number: 'число',
  string: 'текст',
  array: 'список',
  object: 'объект',
};

/** What is wrong with a file that is no trace, in Russian. */
export function problemText({ fault }: TraceProblem): ProblemText {
  return { message: messageOf(fault), hint: hintOf(fault) };
}

function messageOf(fault: ProblemFault): string {
  switch (fault.code) {
    case 'format.other':
      return 'Это формат не записи.';
    case 'missing':
      return 'Этого нет, а быть должно.';
    case 'shape.none':
      return 'Ни на один из возможных видов это не похоже.';
    case 'type.other':
      return `Здесь ${metInRussian(fault.met)}, а нужно ${fault.wanted.map((type) => TYPE_NAMES[type]).join(' или ')}.`;
    case 'version.other':
      return `Версия ${metInRussian(fault.met)}, а понятна ${fault.known}.`;
    case 'value.other':
      return `Здесь ${metInRussian(fault.met)}, а нужно ${fault.wanted}.`;
    case 'value.unknown':
    case 'act.unknown':
      return `Здесь ${metInRussian(fault.met)}, а такого не бывает.`;
    case 'value.small':
      return `Здесь ${fault.met}, это меньше ${fault.least}.`;
    case 'name.unknown':
      return 'Такого свойства здесь не бывает.';
    case 'time.back':
      return `Время ${fault.at} раньше времени предыдущего действия: ${fault.before}.`;
  }
}

function hintOf(fault: ProblemFault): string {
  switch (fault.code) {
    case 'format.other':
      return 'Запись — объект, в котором "format": "form-trace".';
    case 'version.other':
      return 'Запишите заново или прочтите запись тем пакетом, который её создал.';
    case 'value.unknown':
    case 'act.unknown':
      return `Напишите одно из: ${fault.known.join(', ')}.`;
    case 'name.unknown':
      return fault.known.length === 0
        ? 'Уберите его.'
        : `Уберите его или напишите одно из: ${fault.known.join(', ')}.`;
    case 'time.back':
      return 'Расставьте действия в том порядке, в котором они произошли.';
    case 'missing':
    case 'shape.none':
    case 'type.other':
    case 'value.other':
    case 'value.small':
      return 'Что здесь должно быть, описано в trace.schema.json.';
  }
}
