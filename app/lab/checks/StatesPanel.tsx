import { payload, start, step } from '@bozor/form-engine';
import type { Payload, Plan } from '@bozor/form-engine';
import { reach, unreachableText } from '@bozor/form-engine/inspect';
import type { Reach, ReachableState } from '@bozor/form-engine/inspect';
import { useMemo } from 'react';

import { Button } from '../../client/ui/button/Button.tsx';
import { VisuallyHidden } from '../../client/ui/visually-hidden/VisuallyHidden.tsx';
import { useStoreState } from '../bench/use-store-state.ts';
import type { PanelProps } from '../panels/panel.ts';
import { checkWords, fieldCountText, stateCountText } from './check-words.ru.ts';

import styles from './StatesPanel.module.css';

/** States that are listed: a person walks through tens of them, not through hundreds. */
const MOST_STATES = 120;

/** Every set of fields that the form can show, each one press away; and the fields none shows. */
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
          <li key={one.field.index}>{unreachableText(one)}</li>
        ))}
      </ul>
    </section>
  );
}

interface StateRowProps {
  readonly state: ReachableState;
  /** How it differs from the form as it is opened; empty for that form itself. */
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
        <Button look="outline" size="small" onClick={onJump}>
          {checkWords.jump}
          <VisuallyHidden> {lines.join(' ') || checkWords.start}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

/** Fields that a state shows more and less than the first, by name, as `+Модель −Пробег`. */
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

/** What the form would send in that state: enough to bring it back, lists loaded anew. */
function valuesOf(plan: Plan, { path }: ReachableState): Payload {
  const end = path.reduce((state, event) => step(plan, state, event).state, start(plan).state);
  return payload(plan, end);
}
