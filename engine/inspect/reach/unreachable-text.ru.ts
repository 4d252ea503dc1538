import { NBSP, named, oneOf } from '../why/sentence.ru.ts';
import { causeText } from '../why/why-text.ru.ts';
import type { Contradiction, UnreachableField } from './reachable-state.ts';

/** Why no state shows a field, in Russian. */
export function unreachableText({ field: { name }, reason }: UnreachableField): string {
  const field = `Поле ${named({ name })}`;
  switch (reason.code) {
    case 'definition':
      return causeText(reason.cause);
    case 'parent-unreachable':
      return `${field} не${NBSP}показывается никогда: не${NBSP}показывается поле ${named(reason.parent)}, от которого оно зависит.`;
    case 'parent-unfillable':
      return `${field} не${NBSP}показывается никогда: поле ${named(reason.parent)}, от которого оно зависит, нечем заполнить.`;
    case 'owner-unreachable':
      return `${field} не${NBSP}показывается никогда: его условие смотрит на поле ${named(reason.owner)}, а${NBSP}оно само не${NBSP}показывается никогда.`;
    case 'condition-impossible':
      return `${field} не${NBSP}показывается никогда: нужно, чтобы в${NBSP}поле ${named(reason.owner)} было ${oneOf(reason.wanted)}, а${NBSP}такого там быть не${NBSP}может.`;
    case 'conditions-contradict':
      return contradictionText(field, reason);
    case 'key-always-taken':
      return `${field} не${NBSP}показывается никогда: когда оно могло${NBSP}бы показаться, его ключ занят полем ${named(reason.by)}.`;
    case 'no-combination':
      return `${field} не${NBSP}показывается никогда: перебраны все значения, и${NBSP}ни${NBSP}при каких оно не${NBSP}видно.`;
    case 'not-found':
      return `${field} пока не${NBSP}встретилось: поиск остановлен на границе числа состояний.`;
  }
}

function contradictionText(field: string, { owner, asked }: Contradiction): string {
  const asks = asked.map(({ by, wanted }) => `${named(by)} ждёт ${oneOf(wanted)}`).join(', ');
  return `${field} не${NBSP}показывается никогда: условия спорят о${NBSP}поле ${named(owner)}: ${asks}.`;
}
