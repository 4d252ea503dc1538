import { CHILD_COUNT, type Work } from '../measure/work.ts';
import type { Contestant } from './contestant.ts';
import { controlOf } from './find.ts';
import { settled, timed, type Timing } from './settle.ts';

/** The list whose values were loaded. */
export interface ChildList {
  readonly work: Work;
  readonly contestant: Contestant;
  /** Name of the first value. */
  readonly first: string;
}

/** Whether all two hundred values are in the page, or a virtual list with their total. */
export function seesChildren({ first }: ChildList): boolean {
  const option = findOption(first);
  const list = option?.closest('select, [role="listbox"]');
  const rows = list?.querySelectorAll('option, [role="option"]').length ?? 0;
  return Math.max(rows, Number(option?.getAttribute('aria-setsize'))) >= CHILD_COUNT;
}

/** Opens the list if necessary, and selects the first value. */
export async function pickChild(
  list: ChildList,
): Promise<{ readonly opened: Timing | null; readonly picked: string }> {
  const { work, contestant, first } = list;
  const { openList } = contestant;
  const control = controlOf(work.child.label, 'select, [role="combobox"]');
  const opened =
    openList === undefined
      ? null
      : await timed(
          () => openList(control),
          () => seesChildren(list),
        );
  const option = findOption(first);
  if (option === undefined) throw new Error(`The list does not offer "${first}".`);
  if (control instanceof HTMLSelectElement && option instanceof HTMLOptionElement) {
    Reflect.set(HTMLSelectElement.prototype, 'selectedIndex', option.index, control);
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    option.click();
  }
  await settled();
  return { opened, picked: first };
}

function findOption(name: string): HTMLElement | undefined {
  const options = document.querySelectorAll<HTMLElement>('option, [role="option"]');
  return Array.from(options).find(({ textContent }) => textContent.trim() === name);
}
