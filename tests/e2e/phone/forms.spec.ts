import { judgeForm } from '../forms/judge-form.ts';
import { test } from '../people/person.ts';

const FORMS = ['electronics.telefony', 'jobs.vakansii'];

for (const id of FORMS) {
  test(`a seller fills ${id} on a phone, and the server reads it as it was filled`, ({ page }) =>
    judgeForm(page, id));
}
