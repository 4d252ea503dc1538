import { judgeForm } from '../judge-form.ts';
import { test } from '../person.ts';
import { recordedStructure } from '../recorded.ts';

for (const { name, subcategories } of recordedStructure().categories) {
  for (const { id } of subcategories.slice(0, 1)) {
    test(`a seller fills «${name}», and the server reads it as it was filled`, ({ page }) =>
      judgeForm(page, id));
  }
}
