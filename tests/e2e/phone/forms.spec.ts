import { test } from '../person.ts';
import { publishForm } from '../publish-form.ts';

const FORMS = ['real-estate.kvartiry', 'electronics.telefony', 'jobs.vakansii'];

for (const id of FORMS) {
  test(`a seller fills ${id} on a phone, and the ad is stored as it was filled`, ({ page }) =>
    publishForm(page, id));
}
