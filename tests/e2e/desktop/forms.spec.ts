import { test } from '../person.ts';
import { publishForm } from '../publish-form.ts';
import { recordedStructure } from '../recorded.ts';

for (const { name, subcategories } of recordedStructure().categories) {
  for (const { id } of subcategories.slice(0, 1)) {
    test(`a seller fills «${name}», and the ad is stored as it was filled`, ({ page }) =>
      publishForm(page, id));
  }
}
