import { useWords } from '../catalogue/use-words.ts';
import { markControl, markLabel } from '../choice/Mark.tsx';
import { FieldParts } from '../leave/FieldParts.tsx';
import { NumberPair } from '../number-text/NumberPair.tsx';
import type { WidgetProps } from '../widget.ts';
import { inputSalary, NEGOTIABLE } from './salary-input.ts';

import styles from './SalaryControl.module.css';

/** A salary: «от», «до», or «По договорённости», which clears and disables both. */
export function SalaryControl(props: WidgetProps) {
  const { view, id, labelId, describedBy, isInvalid, isDisabled, onInput, onBlur } = props;
  const words = useWords('salary');
  const salary = inputSalary(view.input);
  const isMissing = view.fault?.code === 'required';
  return (
    <FieldParts id={id} labelId={labelId} onLeave={onBlur} className={styles.salary}>
      <NumberPair
        view={view}
        id={id}
        range={{ min: salary.salary_min, max: salary.salary_max }}
        onRange={({ min, max }) =>
          onInput(
            min === '' && max === ''
              ? null
              : { salary_min: min, salary_max: max, is_negotiable: false },
          )
        }
        describedBy={describedBy}
        isInvalid={isInvalid && !isMissing}
        isWrong={isInvalid}
        isDisabled={isDisabled || salary.is_negotiable}
        words="before"
      />
      <label className={`${styles.option} ${markLabel}`} data-disabled={isDisabled || undefined}>
        <input
          type="checkbox"
          className={markControl}
          checked={salary.is_negotiable}
          disabled={isDisabled}
          aria-invalid={(isInvalid && isMissing) || undefined}
          aria-describedby={describedBy}
          onChange={(event) => onInput(event.currentTarget.checked ? NEGOTIABLE : null)}
        />
        {words.negotiable}
      </label>
    </FieldParts>
  );
}
