import type { Widget } from '../widget.ts';
import { inputSalary } from './salary-input.ts';
import { SalaryControl } from './SalaryControl.tsx';

/** What a job pays (SALARY). */
export const salaryWidget: Widget = {
  Control: SalaryControl,
  Aside: null,
  label: 'group',
  isWide: false,
  hint: ({ input }, { salary }) => (inputSalary(input).is_negotiable ? null : salary.hint),
};
