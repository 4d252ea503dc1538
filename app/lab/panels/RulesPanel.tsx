import { useValidation } from '@bozor/form-engine/react';
import {
  alpha,
  alphaNum,
  email,
  float,
  max,
  min,
  numeric,
  required,
} from '@bozor/form-engine/rules';
import type { Rule } from '@bozor/form-engine/rules';
import { useState } from 'react';

import { generalRuleNames } from './rule-words.ru.ts';
import type { GeneralRule } from './rule-words.ru.ts';

import styles from './RulesPanel.module.css';

/** The limits are part of the names of the rules. */
const RULES: Readonly<Record<GeneralRule, Rule<string>>> = {
  required,
  email,
  min: min(3),
  max: max(10),
  alpha: alpha(),
  alphaNum: alphaNum(),
  numeric,
  float: float({ min: 0, max: 100 }),
};

/** The general validators (spec §5), each with a field to try it; every event validates. */
export function RulesPanel() {
  return (
    <ul className={styles.rules}>
      {generalRuleNames.map(([rule, name]) => (
        <li key={rule}>
          <RuleBox name={name} rule={RULES[rule]} />
        </li>
      ))}
    </ul>
  );
}

function RuleBox({ name, rule }: { readonly name: string; readonly rule: Rule<string> }) {
  const [text, setText] = useState('');
  const { text: fault, props } = useValidation(text, [rule]);

  return (
    <label className={styles.rule}>
      <span className={styles.name}>{name}</span>
      <input
        {...props}
        className={styles.box}
        value={text}
        aria-invalid={fault !== null}
        onChange={({ target }) => {
          setText(target.value);
          props.onChange();
        }}
      />
      <span className={styles.fault} aria-live="polite">
        {fault}
      </span>
    </label>
  );
}
