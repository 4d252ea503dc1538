import { judgeForm } from '../forms/judge-form.ts';
import { recordedStructure } from '../forms/recorded.ts';
import { test } from '../people/person.ts';

/** Filled in every run; the form of every other category by `npm run test:long` alone. */
const ALWAYS = 'cars';

for (const { id: category, name, subcategories } of recordedStructure().categories) {
  for (const { id } of subcategories.slice(0, 1)) {
    test(
      `a seller fills «${name}», and the server reads it as it was filled`,
      { tag: category === ALWAYS ? [] : '@long' },
      ({ page }) => judgeForm(page, id),
    );
  }
}
