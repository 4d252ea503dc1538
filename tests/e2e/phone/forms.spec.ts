import { judgeForm } from '../forms/judge-form.ts';
import { test } from '../people/person.ts';

const FORMS = [
  { id: 'jobs.vakansii', tag: [] },
  { id: 'electronics.telefony', tag: '@long' },
];

for (const { id, tag } of FORMS) {
  test(
    `a seller fills ${id} on a phone, and the server reads it as it was filled`,
    { tag },
    ({ page }) => judgeForm(page, id),
  );
}
