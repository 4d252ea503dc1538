import { faults, payload } from '@bozor/form-engine';
import { toJsonSchema } from '@bozor/form-engine/schema';
import { toChips, toQuery, toSearchFilters, type DeadKey } from '@bozor/form-engine/search';
import type { FormStore } from '@bozor/form-engine/store';

import { JsonView } from './JsonView.tsx';
import { LAB_TABS } from './lab-address.ts';
import type { LabTab } from './lab-address.ts';
import { labWords, tabNames } from './lab-words.ru.ts';
import { PlanPanel } from './PlanPanel.tsx';
import { RulesPanel } from './RulesPanel.tsx';
import { useStoreState } from './use-store-state.ts';

import styles from './LabInspector.module.css';

/** Where a link to the inspector leads. */
export const INSPECTOR_ID = 'inspector';

interface LabInspectorProps {
  readonly store: FormStore;
  readonly tab: LabTab;
  readonly onTab: (tab: LabTab) => void;
  /** Keys of the link that the form could not take. */
  readonly dead: readonly DeadKey[];
}

/** Everything the engine knows of a form, live: plan, values, what is sent, chips, link, schema. */
export function LabInspector({ store, tab, onTab, dead }: LabInspectorProps) {
  return (
    <section id={INSPECTOR_ID} className={styles.inspector} aria-label={labWords.inspector}>
      <div className={styles.tabs} role="tablist" aria-label={labWords.inspector}>
        {LAB_TABS.map((one) => (
          <button
            key={one}
            id={`lab-tab-${one}`}
            className={styles.tab}
            type="button"
            role="tab"
            aria-selected={one === tab}
            aria-controls="lab-panel"
            tabIndex={one === tab ? 0 : -1}
            onClick={() => onTab(one)}
            onKeyDown={({ key }) => {
              const next = nextTab(one, key);
              if (next === null) return;
              onTab(next);
              document.getElementById(`lab-tab-${next}`)?.focus();
            }}
          >
            {tabNames[one]}
          </button>
        ))}
      </div>
      <div
        id="lab-panel"
        className={styles.panel}
        role="tabpanel"
        aria-labelledby={`lab-tab-${tab}`}
      >
        <Panel store={store} tab={tab} dead={dead} />
      </div>
    </section>
  );
}

function Panel({ store, tab, dead }: Omit<LabInspectorProps, 'onTab'>) {
  const state = useStoreState(store);
  const { plan } = store;
  const sent = payload(plan, state);

  switch (tab) {
    case 'plan':
      return <PlanPanel plan={plan} isVisible={state.isVisible} />;
    case 'values':
      return (
        <>
          <JsonView label={tabNames.values} json={inputsByKey(store)} />
          <h3>{labWords.faults}</h3>
          <JsonView label={labWords.faults} json={faults(plan, state)} />
        </>
      );
    case 'payload':
      return <JsonView label={tabNames.payload} json={sent} />;
    case 'chips':
      return <ChipsPanel store={store} />;
    case 'link':
      return (
        <>
          <p className={styles.link}>
            {new URLSearchParams(
              toQuery(plan, sent).map(([name, text]) => [name, text]),
            ).toString() || labWords.noEntries}
          </p>
          <h3>{labWords.bodyOfSearch}</h3>
          <JsonView label={labWords.bodyOfSearch} json={toSearchFilters(plan, sent)} />
          {dead.length > 0 && (
            <>
              <h3>{labWords.dead}</h3>
              <JsonView label={labWords.dead} json={dead} />
            </>
          )}
        </>
      );
    case 'schema':
      return <JsonView label={tabNames.schema} json={toJsonSchema(plan)} />;
    case 'rules':
      return <RulesPanel />;
  }
}

function ChipsPanel({ store }: { readonly store: FormStore }) {
  const chips = toChips(store.plan, store.state());
  if (chips.length === 0) return <p>{labWords.noChips}</p>;
  return (
    <ul className={styles.chips}>
      {chips.map(({ key, label, text }) => (
        <li key={key} className={styles.chip}>
          <b>{label}</b> {text}
        </li>
      ))}
    </ul>
  );
}

function inputsByKey({ plan, state }: FormStore): Readonly<Record<string, unknown>> {
  const { entries } = state();
  return Object.fromEntries(plan.keys.map((key, slot) => [key, entries[slot]?.input ?? null]));
}

function nextTab(tab: LabTab, key: string): LabTab | null {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (step === undefined) return null;
  const place = (LAB_TABS.indexOf(tab) + step + LAB_TABS.length) % LAB_TABS.length;
  return LAB_TABS[place] ?? null;
}
