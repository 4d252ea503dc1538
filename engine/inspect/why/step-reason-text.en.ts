import { hiddenClause, named, shownClause, valuesText } from './cause-text.en.ts';
import type { StepAct, StepReason } from './step-reason.ts';

type HiddenAct = Extract<StepAct, { code: 'hidden' }>;
type ListAct = Extract<StepAct, { code: 'shelved' | 'asked' | 'arrived' | 'failed' | 'returned' }>;
type RestoredAct = Extract<StepAct, { code: 'restored' }>;

const OUTCOMES: Readonly<Record<HiddenAct['outcome'], string>> = {
  dropped: '; its value was cleared',
  kept: '; its value is kept',
  none: '',
};

/** What a step did to a field, in English. */
export function stepReasonText({ act, of }: StepReason): string {
  const field = named(of);
  switch (act.code) {
    case 'emptied':
      return `${field} was emptied.`;
    case 'started':
      return `${field} starts with ${act.from === 'selected' ? 'the selected' : 'the saved'} ${valuesText(act.value)}.`;
    case 'shown':
      return `${field} came to show: ${act.causes.map(shownClause).join('; ')}.`;
    case 'hidden':
      return `${field} was hidden: ${act.causes.map(hiddenClause).join('; ')}${OUTCOMES[act.outcome]}.`;
    case 'followed':
      return `${field} was filled in with the place of ${named(act.choice)}.`;
    case 'unfollowed':
      return `${field} was emptied: its place was that of ${named(act.choice)}.`;
    case 'restored':
      return restoredText(field, act);
    case 'set':
      return `${field} was set${act.value.length === 0 ? '' : ` to ${valuesText(act.value)}`}.`;
    default:
      return listText(field, act);
  }
}

function listText(field: string, act: ListAct): string {
  switch (act.code) {
    case 'shelved':
      return act.value.length === 0
        ? `${field} has another list now.`
        : `${field} was cleared: its list is another now; ${valuesText(act.value)} comes back if that has it.`;
    case 'asked':
      return act.parent === null || act.parentHolds.length === 0
        ? `${field} asked for its list.`
        : `${field} asked for its list for ${named(act.parent)} ${valuesText(act.parentHolds)}.`;
    case 'arrived':
      return `The list of ${field} arrived: ${act.size} values${act.isComplete ? '' : ', not all there are'}.`;
    case 'failed':
      return `The list of ${field} failed to load.`;
    case 'returned':
      return `${field} has ${valuesText(act.value)} back: its new list has it.`;
  }
}

function restoredText(field: string, act: RestoredAct): string {
  const by = act.by === 'UNDO' ? 'undo' : 'redo';
  const moves = [
    ...(act.visibility === 'shown' ? ['it shows'] : []),
    ...(act.visibility === 'hidden' ? ['it is hidden'] : []),
    ...(act.isValueChanged
      ? [act.value.length === 0 ? 'it is empty' : `it is ${valuesText(act.value)}`]
      : []),
    ...(act.isListAsked ? ['its list is asked for again'] : []),
  ];
  return `${field} was brought back by ${by}${moves.length === 0 ? '' : `: ${moves.join(', ')}`}.`;
}
