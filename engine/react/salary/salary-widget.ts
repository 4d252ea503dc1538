import type { Widget } from '../widget.ts';
import { inputSalary } from './salary-input.ts';
import { SalaryControl } from './SalaryControl.tsx';

/** What a job pays (SALARY). */
export const salaryWidget: Widget = {
  Control: SalaryControl,
  Aside: null,
  label: 'group',
  isWide: false,
  // Advice for an employer: a filter is filled in by who looks for work.
  hint: ({ input, mode }, { salary }) =>
    mode === 'filter' || inputSalary(input).is_negotiable ? null : salary.hint,
};
