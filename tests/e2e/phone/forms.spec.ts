import { validateForm } from '../forms/validate-form.ts';
import { test } from '../people/person.ts';

// The whole way fills another form on a phone in every run.
for (const id of ['jobs.vakansii', 'electronics.telefony']) {
  test(
    `a seller fills ${id} on a phone, and the server reads the same values`,
    { tag: '@long' },
    ({ page }) => validateForm(page, id),
  );
}
