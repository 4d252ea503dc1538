import { payload, start, step } from '@bozor/form-engine';
import type { Payload, Plan } from '@bozor/form-engine';
import { reach } from '@bozor/form-engine/inspect';
import type { Reach, ReachableState } from '@bozor/form-engine/inspect';
import { useMemo } from 'react';

import { Button } from '../../client/ui/button/Button.tsx';
import { VisuallyHidden } from '../../client/ui/visually-hidden/VisuallyHidden.tsx';
import { explanations } from '../explanations.ru.ts';
import type { PanelProps } from '../panels/panel.ts';
import { useStoreState } from '../workbench/use-store-state.ts';
import { checkWords, fieldCountText, stateCountText } from './check-words.ru.ts';

import styles from './StatesPanel.module.css';

/** Maximum number of listed states. */
const MOST_STATES = 120;

/**
 * Lists every set of fields that the form can show, with a button that opens it, and the fields
 * that no state shows.
 */
export function StatesPanel({ form: { store } }: PanelProps) {
  const { plan } = store;
  const found = useMemo(() => reach(plan, { limit: MOST_STATES }), [plan]);
  const { isVisible } = useStoreState(store);
  const [first] = found.states;
  return (
    <>
      <Unreachable found={found} />
      <h3>
        {checkWords.states}: {stateCountText(found.states.length)}
      </h3>
      {!found.isComplete && <p className={styles.note}>{checkWords.notAll}</p>}
      <ol className={styles.states} aria-label={checkWords.states}>
        {found.states.map((state) => (
          <StateRow
            key={state.id}
            state={state}
            lines={state === first || first === undefined ? [] : changesBetween(plan, first, state)}
            isNow={isSameView(state, isVisible)}
            onJump={() => store.dispatch({ type: 'HYDRATE', values: valuesOf(plan, state) })}
          />
        ))}
      </ol>
    </>
  );
}

function Unreachable({ found }: { readonly found: Reach }) {
  if (found.unreachable.length === 0) {
    return found.isComplete ? <p className={styles.good}>{checkWords.allReachable}</p> : null;
  }
  return (
    <section className={styles.lost}>
      <h3>{checkWords.unreachable}</h3>
      <ul>
        {found.unreachable.map((one) => (
          <li key={one.field.index}>{explanations.unreachable(one)}</li>
        ))}
      </ul>
    </section>
  );
}

interface StateRowProps {
  readonly state: ReachableState;
  /** Differences from the initial state; empty for the initial state. */
  readonly lines: readonly string[];
  readonly isNow: boolean;
  readonly onJump: () => void;
}

function StateRow({ state, lines, isNow, onJump }: StateRowProps) {
  return (
    <li className={styles.state} aria-current={isNow || undefined}>
      <p className={styles.name}>
        {fieldCountText(state.visible.length)}
        {isNow && <span className={styles.now}>{checkWords.stateNow}</span>}
      </p>
      <p className={styles.changes}>{lines.length === 0 ? checkWords.start : lines.join(' ')}</p>
      {!isNow && (
        <Button variant="outline" size="small" onClick={onJump}>
          {checkWords.jump}
          <VisuallyHidden> {lines.join(' ') || checkWords.start}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

/** Names of the fields that only one of two states shows, as `+Модель −Пробег`. */
function changesBetween(
  { fields }: Plan,
  first: ReachableState,
  state: ReachableState,
): readonly string[] {
  const nameOf = (index: number) => fields[index]?.name ?? String(index);
  const [was, is] = [new Set(first.visible), new Set(state.visible)];
  return [
    ...state.visible.filter((index) => !was.has(index)).map((index) => `+${nameOf(index)}`),
    ...first.visible.filter((index) => !is.has(index)).map((index) => `−${nameOf(index)}`),
  ];
}

function isSameView({ visible }: ReachableState, isVisible: readonly boolean[]): boolean {
  const shown = new Set(visible);
  return isVisible.every((isShown, index) => isShown === shown.has(index));
}

/**
 * Returns the payload of the form in that state. It is enough to restore the state: lists are
 * loaded again.
 */
function valuesOf(plan: Plan, { path }: ReachableState): Payload {
  const end = path.reduce((state, event) => step(plan, state, event).state, start(plan).state);
  return payload(plan, end);
}
