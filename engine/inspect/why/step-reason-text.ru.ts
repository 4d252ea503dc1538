import type { HiddenCause, ShownCause } from './cause.ts';
import { FILLED, listed, named, NBSP, NOT_FILLED, quoted, VALUES, counted } from './sentence.ru.ts';
import type { HiddenAct, RestoredAct, StepReason } from './step-reason.ts';

/** What a step did to a field, in Russian. */
export function stepReasonText({ act, of }: StepReason): string {
  const field = `Поле ${named(of)}`;
  switch (act.code) {
    case 'set':
      return act.value.length === 0
        ? `${field} заполнено.`
        : `${field}: теперь ${listed(act.value)}.`;
    case 'emptied':
      return `${field} очищено.`;
    case 'started':
      return act.from === 'selected'
        ? `${field}: с${NBSP}самого начала ${listed(act.value)}, так выбрано в${NBSP}описании.`
        : `${field}: взято из${NBSP}сохранённого${act.value.length === 0 ? '' : ` ${listed(act.value)}`}.`;
    case 'shown':
      return `${field} показалось${shownBecause(act.causes)}.`;
    case 'hidden':
      return `${field} скрылось${hiddenBecause(act.causes)}.${outcomeText(act)}`;
    case 'shelved':
      return act.value.length === 0
        ? `${field} очищено: список теперь другой.`
        : `${field} опустело: список теперь другой, и${NBSP}${listed(act.value)} вернётся, если найдётся в${NBSP}новом списке.`;
    case 'asked':
      return act.parent === null || act.parentHolds.length === 0
        ? `${field}: запрошен список.`
        : `${field}: запрошен список для ${listed(act.parentHolds)} в${NBSP}поле ${named(act.parent)}.`;
    case 'arrived':
      return arrivedText(field, act.size, act.isComplete);
    case 'failed':
      return `${field}: список не${NBSP}загрузился.`;
    case 'returned':
      return `${field}: вернулось ${listed(act.value)}, оно есть в${NBSP}новом списке.`;
    case 'followed':
      return act.address === ''
        ? `${field} заполнилось само: место взято из${NBSP}поля ${named(act.choice)}.`
        : `${field} заполнилось само: ${quoted(act.address)}, место взято из${NBSP}поля ${named(act.choice)}.`;
    case 'unfollowed':
      return `${field} опустело: место было взято из${NBSP}поля ${named(act.choice)}.`;
    case 'restored':
      return restoredText(field, act);
  }
}

function shownBecause(causes: readonly ShownCause[]): string {
  return listOfReasons(causes.map(shownClause));
}

function hiddenBecause(causes: readonly HiddenCause[]): string {
  return listOfReasons(causes.map(hiddenClause));
}

function listOfReasons(clauses: readonly string[]): string {
  return clauses.length === 0 ? '' : `: ${clauses.join('; ')}`;
}

function shownClause(cause: ShownCause): string {
  switch (cause.code) {
    case 'always-shown':
      return 'оно ни от чего не зависит';
    case 'parent-filled':
      return `${FILLED[cause.parent.fill]} ${named(cause.parent)}`;
    case 'condition-met':
      return cause.owner.fill === 'tick'
        ? `отмечено ${named(cause.owner)}`
        : `в${NBSP}поле ${named(cause.owner)} есть ${listed(cause.holds)}`;
    case 'cycle-cut':
      return 'здесь разорван круг полей, ждущих друг друга';
  }
}

function hiddenClause(cause: HiddenCause): string {
  switch (cause.code) {
    case 'parent-empty':
      return `${NOT_FILLED[cause.parent.fill]} ${named(cause.parent)}`;
    case 'parent-hidden':
      return `скрылось ${named(cause.parent)}`;
    case 'condition-hidden':
      return `скрылось ${named(cause.owner)}`;
    case 'condition-unmet':
      if (cause.owner.fill === 'tick') return `не${NBSP}отмечено ${named(cause.owner)}`;
      return cause.holds.length === 0
        ? `в${NBSP}поле ${named(cause.owner)} нет нужного значения`
        : `в${NBSP}поле ${named(cause.owner)} теперь ${listed(cause.holds)}`;
    case 'key-taken':
      return `его ключ занят полем ${named(cause.by)}`;
    case 'key-missing':
      return 'у него нет ключа';
    case 'parent-missing':
      return `на странице нет фильтра с${NBSP}id ${quoted(cause.parentId)}`;
    case 'condition-key-unknown':
      return `ключа ${quoted(cause.key)} нет ни у${NBSP}одного поля`;
    case 'condition-valueless':
      return `в${NBSP}условии на ключ ${quoted(cause.key)} нет значений`;
  }
}

function outcomeText({ outcome, value }: HiddenAct): string {
  if (outcome === 'none') return '';
  if (outcome === 'kept') return ' Введённое сохранено.';
  return value.length === 0
    ? ' Введённое в нём снято.'
    : ` Значение ${listed(value)} снято, отмена его вернёт.`;
}

function arrivedText(field: string, size: number, isComplete: boolean): string {
  if (size === 0 && isComplete) return `${field}: список пришёл пустым.`;
  const count = counted(size, VALUES);
  return isComplete
    ? `${field}: список пришёл, в${NBSP}нём ${count}.`
    : `${field}: список пришёл не${NBSP}весь, в${NBSP}нём ${count}.`;
}

function restoredText(field: string, act: RestoredAct): string {
  const how = act.by === 'UNDO' ? 'Отмена' : 'Повтор';
  const shown = act.causes.flatMap((cause) => (isShown(cause) ? [cause] : []));
  const hidden = act.causes.flatMap((cause) => (isShown(cause) ? [] : [cause]));
  switch (act.visibility) {
    case 'hidden':
      return `${how}: ${lowered(field)} скрылось${hiddenBecause(hidden)}.`;
    case 'shown':
      return `${how}: ${lowered(field)} показалось${shownBecause(shown)}.${restoredValue(act)}`;
    case 'same':
      return `${how}: ${lowered(field)}, ${restoredHere(act)}.`;
  }
}

function restoredValue({ value }: RestoredAct): string {
  return value.length === 0 ? '' : ` В${NBSP}нём снова ${listed(value)}.`;
}

function restoredHere({ isValueChanged, isListAsked, value }: RestoredAct): string {
  if (!isValueChanged) return isListAsked ? 'список нужен снова' : 'список прежний';
  return value.length === 0 ? 'снова пусто' : `снова ${listed(value)}`;
}

function isShown(cause: ShownCause | HiddenCause): cause is ShownCause {
  return (
    cause.code === 'always-shown' ||
    cause.code === 'parent-filled' ||
    cause.code === 'condition-met' ||
    cause.code === 'cycle-cut'
  );
}

function lowered(field: string): string {
  return field.charAt(0).toLowerCase() + field.slice(1);
}
