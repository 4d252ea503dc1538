import type { Person } from '../person.ts';
import { button, byRole } from '../target.ts';
import type { Target } from '../target.ts';

/** Selects an option of a dropdown by its name: in the menu beside it, or on a phone's sheet. */
export async function chooseInDropdown(
  person: Person,
  { form, field, names }: { form: Target; field: string; names: readonly string[] },
): Promise<void> {
  const dropdown = byRole('combobox', field, { within: form });
  const list = byRole('listbox', field);
  await person.reads(dropdown, 'is not busy', ({ isBusy }) => !isBusy);
  await person.press(dropdown);
  await person.sees(byRole('option', undefined, { within: list, index: 0 }));
  const search = byRole('combobox', 'Найти…');
  const isLong = (await person.look(search)).length > 0;
  for (const name of names) {
    if (isLong) await person.fill(search, name);
    await person.press(byRole('option', name, { within: list }));
  }
  const done = button('Готово');
  if ((await person.look(list)).length > 0 && (await person.look(done)).length > 0) {
    await person.press(done);
  }
  await person.seesNo(list);
}
