import { validateForm } from '../forms/validate-form.ts';
import { test } from '../people/person.ts';

const FORMS = ['electronics.telefony', 'jobs.vakansii'];

for (const id of FORMS) {
  test(`a seller fills ${id} on a phone, and the server reads the same values`, ({ page }) =>
    validateForm(page, id));
}
