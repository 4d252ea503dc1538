import { scanForm } from '../forms/scan-form.ts';
import { test } from '../people/person.ts';
import { scanHugeTexts, scanLab, scanLabFilter } from '../scan-lab.ts';
import { scanGuestScreens, scanMenus } from '../scan-screens.ts';

/** More widths of a wide screen at which a page must fit. */
const WIDTHS = [768];

// In every run the sign-in is scanned by its own journey, a search by that of its suggestions, and
// the others by the whole way.
test('the menus, a search and an ad are accessible', { tag: '@long' }, async ({ page }) => {
  await scanMenus(page);
  await scanGuestScreens(page);
});

test('the lab, a form, its faults and its dialogs are accessible, and do not scroll sideways', async ({
  page,
}) => {
  await page.goto('/lab');
  await scanLab(page, WIDTHS);
  await scanLabFilter(page, WIDTHS);
  await scanForm(page, { press: (target) => target.click(), isWide: true, widths: WIDTHS });
  await scanHugeTexts(page, WIDTHS);
});
