import type { Widget } from '../widget.ts';
import { inputSalary } from './salary-input.ts';
import { SALARY_WORDS } from './salary-words.ru.ts';
import { SalaryControl } from './SalaryControl.tsx';

/** What a job pays (SALARY). */
export const salaryWidget: Widget = {
  Control: SalaryControl,
  Aside: null,
  label: 'group',
  isWide: false,
  hint: ({ input }) => (inputSalary(input).is_negotiable ? null : SALARY_WORDS.hint),
};
