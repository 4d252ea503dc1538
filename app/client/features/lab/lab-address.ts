import type { FormMode } from '@bozor/form-engine';

/** What the inspector shows beside a form. */
export const LAB_TABS = ['plan', 'values', 'payload', 'chips', 'link', 'schema', 'rules'] as const;

/** One of the inspector's panels. */
export type LabTab = (typeof LAB_TABS)[number];

/** Which forms are drawn: one of the modes, or both side by side. */
export type LabView = FormMode | 'both';

/** The whole state of the lab that a link carries. */
export interface LabAddress {
  /** Id of the recorded page, e.g. `create/cars.legkovye-avtomobili`; `null` before one was chosen. */
  readonly fixture: string | null;
  /** `null`: the mode the page was recorded in. */
  readonly view: LabView | null;
  readonly tab: LabTab;
  /** True for the form alone, without the lab around it: what the phone frame shows. */
  readonly isBare: boolean;
  /** True when the form is shown in a frame as wide as a phone. */
  readonly isPhone: boolean;
  /** The form's values as a search link writes them: `filter_{key}` entries. */
  readonly entries: readonly (readonly [name: string, text: string])[];
}

/** Reads the lab's link. Anything unknown in it counts as not said. */
export function readLabAddress(search: string): LabAddress {
  const query = new URLSearchParams(search);
  const view = query.get('view');
  return {
    fixture: query.get('fixture'),
    view: view === 'ad' || view === 'filter' || view === 'both' ? view : null,
    tab: LAB_TABS.find((tab) => tab === query.get('tab')) ?? 'plan',
    isBare: query.has('bare'),
    isPhone: query.has('phone'),
    entries: [...query].filter(([name]) => name.startsWith('filter_')),
  };
}

/** Writes the lab's link; `readLabAddress` reads the same state back. */
export function writeLabAddress(address: LabAddress): string {
  const query = new URLSearchParams();
  if (address.fixture !== null) query.set('fixture', address.fixture);
  if (address.view !== null) query.set('view', address.view);
  if (address.tab !== 'plan') query.set('tab', address.tab);
  if (address.isBare) query.set('bare', '1');
  if (address.isPhone) query.set('phone', '1');
  for (const [name, text] of address.entries) query.append(name, text);
  const text = query.toString();
  return text === '' ? '/lab' : `/lab?${text}`;
}
