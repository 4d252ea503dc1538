import type { RecordedAnswer } from '../../e2e/forms/recorded.ts';
import type { Person } from '../person.ts';
import { button, byLabel, byRole, dialog, textbox } from '../target.ts';
import type { Target } from '../target.ts';
import { chooseInDropdown } from './dropdown.ts';

interface Asked extends RecordedAnswer {
  readonly person: Person;
  readonly form: Target;
}

/** Enters a field's value as a person does. */
export async function fillAnswer(asked: Asked): Promise<void> {
  const { person, form, filter, value, names } = asked;
  switch (filter.type) {
    case 'DROP_LIST':
      return chooseInDropdown(person, { form, field: filter.name, names });
    case 'LIST':
    case 'LIST_ADAPTER':
    case 'COLOR_LIST':
    case 'LIST_RADIO_BUTTON':
    case 'RADIO_BUTTON':
      return tick(asked);
    case 'CHECKBOX':
      if (typeof value !== 'boolean') return tick(asked);
      return tickBox(person, byRole('checkbox', filter.name, { within: form }));
    case 'MAP':
      return findPlace(asked);
    case 'DATE':
      return fillDate(asked);
    default:
      return person.fill(
        textbox(filter.name, { within: form }),
        [value].flat().map(String).join(', '),
      );
  }
}

async function tick({ person, form, filter, names }: Asked): Promise<void> {
  const groups = ['radiogroup', 'group'].map((role) => byRole(role, filter.name, { within: form }));
  const [radios, boxes] = groups;
  if (radios === undefined || boxes === undefined) return;
  const isOne = (await person.look(radios)).length > 0;
  const group = isOne ? radios : boxes;
  await person.sees(group);
  for (const name of names) {
    const kinds = ['radio', 'checkbox'].map((role) => byRole(role, name, { within: group }));
    const more = button(/^Показать/, { within: group });
    const isShown = (await Promise.all(kinds.map(person.look))).flat().length > 0;
    if (!isShown) await person.press(more);
    const seen = await Promise.all(kinds.map(async (kind) => (await person.look(kind)).length > 0));
    const box = kinds[seen.indexOf(true)];
    if (box === undefined) throw new Error(`«${filter.name}» offers no «${name}».`);
    await tickBox(person, box);
  }
}

async function tickBox(person: Person, box: Target): Promise<void> {
  await person.sees(box);
  // A press on a preselected value would clear it.
  if ((await person.look(box)).some(({ isChecked }) => isChecked)) return;
  await person.press(box);
  await person.reads(box, 'is ticked', ({ isChecked }) => isChecked);
}

/**
 * A mask accepts digits; a system's picker has a window of its own, which the tests cannot reach.
 */
async function fillDate({ person, form, filter, value }: Asked): Promise<void> {
  const [day = '', time] = String(value).split('T');
  const dayName = time === undefined ? filter.name : `${filter.name}: дата`;
  const date = byLabel(dayName, { within: form });
  const [reading] = await person.look(date);
  const isSystems = reading?.type === 'date';
  if (isSystems) await person.ask('setPicker', date, day);
  else await person.fill(date, day.split('-').toReversed().join('.'));
  if (time === undefined) return;
  const clock = byLabel(`${filter.name}: время`, { within: form });
  if (isSystems) await person.ask('setPicker', clock, time.slice(0, 5));
  else await person.fill(clock, time.slice(0, 5));
}

/** The city has set the pin; the person types the street. */
async function findPlace({ person, form, filter, value }: Asked): Promise<void> {
  const map = dialog('Место на карте');
  await person.press(textbox(filter.name, { within: form }));
  await person.fill(
    textbox('Адрес', { within: map }),
    String(Reflect.get(Object(value), 'address')),
  );
  await person.press(button('Сохранить', { within: map }));
  await person.seesNo(map);
}
