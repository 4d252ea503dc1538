import type {
  Cause,
  ConditionUnmet,
  HiddenCause,
  ListCause,
  PresenceCause,
  ShownCause,
  ValueCause,
} from './cause.ts';
import {
  counted,
  FIELDS,
  FILLED,
  listed,
  named,
  NBSP,
  NOT_FILLED,
  oneOf,
  quoted,
  VALUES,
} from './sentence.ru.ts';
import type { Why } from './why.ts';

/** Causes given in full at each end of a long chain. */
const SHOWN_LIMIT = 6;

/**
 * What `why` found, in Russian: a sentence for every cause, root causes first, those of the field
 * itself last. Of a chain longer than twelve the middle is counted.
 */
export function whyText(why: Why): readonly string[] {
  const own = why.causes.filter(({ of }) => of.index === why.field);
  const roots = why.causes.filter(({ of }) => of.index !== why.field);
  return [...shortened(roots).map(toLine), ...own.map(causeText)];
}

function shortened(causes: readonly Cause[]): readonly (Cause | number)[] {
  if (causes.length <= SHOWN_LIMIT * 2) return causes;
  const middle = causes.slice(SHOWN_LIMIT, -SHOWN_LIMIT);
  const fields = new Set(middle.map(({ of }) => of.index)).size;
  return [...causes.slice(0, SHOWN_LIMIT), fields, ...causes.slice(-SHOWN_LIMIT)];
}

function toLine(cause: Cause | number): string {
  if (typeof cause !== 'number') return causeText(cause);
  return `И${NBSP}так далее, одно из-за другого: ещё ${counted(cause, FIELDS)}.`;
}

/** The sentence of one cause. */
export function causeText(cause: Cause): string {
  const field = `Поле ${named(cause.of)}`;
  switch (cause.code) {
    case 'always-shown':
    case 'parent-filled':
    case 'condition-met':
    case 'cycle-cut':
      return shownText(field, cause);
    case 'required':
    case 'required-when-shown':
    case 'optional':
    case 'optional-in-filter':
      return presenceText(field, cause);
    case 'type-unknown':
    case 'list-waits':
    case 'list-loading':
    case 'list-failed':
    case 'list-empty':
    case 'list-incomplete':
      return listText(field, cause);
    case 'value-shelved':
    case 'value-follows':
    case 'value-kept':
    case 'value-bounded':
      return valueText(field, cause);
    default:
      return hiddenText(field, cause);
  }
}

function hiddenText(field: string, cause: HiddenCause): string {
  switch (cause.code) {
    case 'key-missing':
      return `${field} не показывается никогда: у него нет ключа.`;
    case 'parent-missing':
      return `${field} не показывается никогда: на странице нет фильтра с id ${quoted(cause.parentId)}, от которого оно зависит.`;
    case 'parent-hidden':
      return `${field} скрыто, потому что скрыто поле ${named(cause.parent)}, от которого оно зависит.`;
    case 'parent-empty':
      return `${field} скрыто: ${NOT_FILLED[cause.parent.fill]} ${named(cause.parent)}.`;
    case 'condition-key-unknown':
      return `${field} не показывается никогда: условие смотрит на ключ ${quoted(cause.key)}, а его нет ни у одного поля.`;
    case 'condition-valueless':
      return `${field} не показывается никогда: в условии на ключ ${quoted(cause.key)} нет ни одного значения.`;
    case 'condition-hidden':
      if (cause.owner.fill === 'tick') {
        return `${field} скрыто: нужна отметка в поле ${named(cause.owner)}, а это поле скрыто.`;
      }
      return `${field} скрыто: нужно, чтобы в поле ${named(cause.owner)} было ${oneOf(cause.wanted)}, а это поле скрыто.`;
    case 'condition-unmet':
      return unmetText(field, cause);
    case 'key-taken':
      return `${field} скрыто: его ключ занят полем ${named(cause.by)}, которое показано и стоит выше.`;
  }
}

function unmetText(field: string, { owner, wanted, holds, isFilled }: ConditionUnmet): string {
  if (owner.fill === 'tick') {
    return `${field} скрыто: нужна отметка в поле ${named(owner)}, а её там нет.`;
  }
  const needs = `${field} скрыто: нужно, чтобы в поле ${named(owner)} было ${oneOf(wanted)}`;
  if (holds.length > 0) return `${needs}, а там ${listed(holds)}.`;
  if (isFilled) return `${needs}, а введённое там ни с каким значением не сравнить.`;
  return owner.fill === 'choose' ? `${needs}, а там ничего не выбрано.` : `${needs}, а там пусто.`;
}

function shownText(field: string, cause: ShownCause): string {
  switch (cause.code) {
    case 'always-shown':
      return `${field} показано всегда: ни от чего не зависит.`;
    case 'parent-filled':
      return cause.holds.length === 0 || cause.parent.fill === 'tick'
        ? `${field} показано, потому что ${FILLED[cause.parent.fill]} ${named(cause.parent)}.`
        : `${field} показано, потому что в поле ${named(cause.parent)} есть значение: ${listed(cause.holds)}.`;
    case 'condition-met':
      if (cause.owner.fill === 'tick') {
        return `${field} показано, потому что отмечено ${named(cause.owner)}.`;
      }
      return `${field} показано, потому что в поле ${named(cause.owner)} есть нужное значение: ${listed(cause.holds)}.`;
    case 'cycle-cut':
      return cause.edge === 'parent'
        ? `${field} не ждёт своего родителя: поля ждут друг друга по кругу (${cause.loop}), и круг разорван здесь.`
        : `${field} не ждёт одного из условий: поля ждут друг друга по кругу (${cause.loop}), и круг разорван здесь.`;
  }
}

function presenceText(field: string, cause: PresenceCause): string {
  switch (cause.code) {
    case 'required':
      return `${field} обязательно: так сказано в его описании.`;
    case 'required-when-shown':
      return `${field} станет обязательным, когда покажется.`;
    case 'optional':
      return `${field} можно не заполнять: описание этого не требует.`;
    case 'optional-in-filter':
      return `${field} можно не заполнять: это поиск, а обязательно оно только в объявлении.`;
  }
}

function listText(field: string, cause: ListCause): string {
  switch (cause.code) {
    case 'type-unknown':
      return `${field} только для чтения: движок не знает тип ${quoted(cause.type)}.`;
    case 'list-waits':
      return cause.parent === null
        ? `${field} ждёт: список загрузится, когда поле покажется.`
        : `${field} ждёт: список загрузится, когда будет ${FILLED[cause.parent.fill]} ${named(cause.parent)}.`;
    case 'list-loading':
      return cause.parent === null || cause.parentHolds.length === 0
        ? `${field} пока недоступно: список загружается.`
        : `${field} пока недоступно: загружается список для ${listed(cause.parentHolds)} в поле ${named(cause.parent)}.`;
    case 'list-failed':
      return `${field} недоступно: список не загрузился, его можно запросить ещё раз.`;
    case 'list-empty':
      return `${field} недоступно: список загрузился пустым.`;
    case 'list-incomplete':
      return `${field} показывает не весь список: загружено ${counted(cause.size, VALUES)}, остальные ищет сервер.`;
  }
}

function valueText(field: string, cause: ValueCause): string {
  switch (cause.code) {
    case 'value-shelved':
      return `${field} опустело, пока загружается список: ${listed(cause.value)} вернётся, если найдётся в новом списке.`;
    case 'value-follows':
      return `${field} заполнено само: место взято из поля ${named(cause.choice)}.`;
    case 'value-kept':
      return `${field} скрыто, но введённое сохранено и вернётся вместе с ним.`;
    case 'value-bounded': {
      const may = `${field} не может быть ${cause.side === 'min' ? 'меньше' : 'больше'} поля ${named(cause.by)}`;
      return cause.limit === null
        ? `${may}: пока его не с чем сравнить.`
        : `${may}: там ${listed([cause.limit])}.`;
    }
  }
}
