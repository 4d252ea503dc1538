import { validateForm } from '../forms/validate-form.ts';
import { test } from '../people/person.ts';

const FORMS = [
  { id: 'jobs.vakansii', tag: [] },
  { id: 'electronics.telefony', tag: '@long' },
];

for (const { id, tag } of FORMS) {
  test(
    `a seller fills ${id} on a phone, and the server reads the same values`,
    { tag },
    ({ page }) => validateForm(page, id),
  );
}
