import type { Diagnostic, Plan, PlanField } from '@bozor/form-engine';
import { explainDiagnostic } from '@bozor/form-engine/explain';
import { diagnose } from '@bozor/form-engine/inspect';
import { useState } from 'react';

import { explanations } from '../explanations.ru.ts';
import { labWords } from '../lab-words.ru.ts';
import { useStoreState } from '../workbench/use-store-state.ts';
import { JsonView } from './JsonView.tsx';
import type { PanelProps } from './panel.ts';

import styles from './PlanPanel.module.css';

/** Maximum number of rows that are drawn; the others are counted. */
const MOST_ROWS = 200;

/** A compiled plan: its diagnostics, then every field with its conditions. */
export function PlanPanel({ form: { store } }: PanelProps) {
  const { plan } = store;
  const { isVisible } = useStoreState(store);
  return (
    <>
      <Diagnostics list={diagnose(plan)} />
      <p className={styles.hash}>
        {labWords.hash} <code>{plan.hash}</code>
      </p>
      <ul className={styles.fields} aria-label={labWords.fields}>
        {plan.fields.slice(0, MOST_ROWS).map((field) => (
          <li key={field.index} className={styles.field}>
            <code className={styles.key}>{field.key}</code>
            <span className={styles.state} data-visible={isVisible[field.index]}>
              {isVisible[field.index] === true ? labWords.shown : labWords.hidden}
            </span>
            <span className={styles.kind}>
              {field.typeName} · {field.dataType}
              {field.isRequired && ` · ${labWords.required}`}
            </span>
            <span className={styles.when}>{conditionText(plan, field)}</span>
          </li>
        ))}
      </ul>
      {plan.fields.length > MOST_ROWS && <p>+{plan.fields.length - MOST_ROWS}</p>}
      <WholePlan plan={plan} />
    </>
  );
}

/** The plan as JSON; serialized only when opened, since a list may hold thousands of values. */
function WholePlan({ plan }: { readonly plan: Plan }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.whole}>{labWords.wholePlan}</summary>
      {isOpen && <JsonView label={labWords.wholePlan} json={plan} />}
    </details>
  );
}

function Diagnostics({ list }: { readonly list: readonly Diagnostic[] }) {
  if (list.length === 0) return <p>{labWords.noDiagnostics}</p>;
  return (
    <ul className={styles.diagnostics}>
      {[...list.slice(0, MOST_ROWS).entries()].map(([index, diagnostic]) => (
        // The list of a plan never changes, and two diagnostics may be equal.
        <DiagnosticRow key={index} diagnostic={diagnostic} />
      ))}
      {list.length > MOST_ROWS && <li>+{list.length - MOST_ROWS}</li>}
    </ul>
  );
}

function DiagnosticRow({ diagnostic }: { readonly diagnostic: Diagnostic }) {
  const { severity, message, hint } = explainDiagnostic(diagnostic, explanations);
  return (
    <li className={styles.diagnostic} data-severity={severity}>
      <b>{diagnostic.code}</b> <code>{diagnostic.pointer || '/'}</code>
      <p>{message}</p>
      <p className={styles.hint}>{hint}</p>
    </li>
  );
}

function conditionText(plan: Plan, field: PlanField): string {
  const parent = field.parent === null ? [] : [`← ${plan.fields[field.parent]?.key ?? '?'}`];
  const conditions = field.showIf.map(({ key, values }) => `${key} = ${values.join(' | ')}`);
  const bounds = field.bounds.map(({ side, key }) => `${side === 'min' ? '≥' : '≤'} ${key}`);
  return [...parent, ...conditions, ...bounds].join(', ');
}
