import type { FormMode } from '@bozor/form-engine';
import type { networkProfiles } from '@bozor/form-engine/trace';

/** What the inspector shows beside a form, by the question that a tester has. */
export const LAB_TAB_GROUPS = {
  /** What the form holds. */
  form: ['plan', 'values', 'payload', 'chips', 'link', 'schema', 'why', 'definition'],
  /** What the form stands in. */
  stand: ['network', 'clock'],
  /** What is found out about it, and tried out beside it. */
  checks: ['states', 'tree', 'cost', 'rules'],
} as const;

/** A row of the inspector's panels. */
export type LabTabGroup = keyof typeof LAB_TAB_GROUPS;

/** One of the inspector's panels. */
export type LabTab = (typeof LAB_TAB_GROUPS)[LabTabGroup][number];

/** Every panel, group after group. */
export const LAB_TABS: readonly LabTab[] = Object.values(LAB_TAB_GROUPS).flat();

/** What is shown of a step of a trace. */
export const STEP_PARTS = [
  'changes',
  'values',
  'faults',
  'fields',
  'lists',
  'payload',
  'clock',
] as const;

/** One of them. */
export type StepPart = (typeof STEP_PARTS)[number];

/** Which forms are drawn: one of the modes, or both side by side. */
export type LabView = FormMode | 'both';

/** How wide a form is drawn: as wide as its place, as a phone, or both at once. */
export const LAB_WIDTHS = ['wide', 'phone', 'both'] as const;

/** One of them. */
export type LabWidth = (typeof LAB_WIDTHS)[number];

/** How the lab is lit, whatever the site around it is. */
export const LAB_THEMES = ['light', 'dark'] as const;

/** One of them. */
export type LabTheme = (typeof LAB_THEMES)[number];

/** What a form speaks besides the texts of its definition. */
export const LAB_LANGUAGES = ['ru', 'tg'] as const;

/** One of them. */
export type LabLanguage = (typeof LAB_LANGUAGES)[number];

/**
 * What the answers of the server go through; `direct`: nothing at all. Holding is no network here:
 * any of them can be held.
 */
export type NetworkName = Exclude<keyof typeof networkProfiles, 'held'> | 'direct';

/** Every one, the plainest first. */
export const NETWORK_NAMES = [
  'direct',
  'fast',
  'slow',
  'unsteady',
  'reordering',
  'broken',
] as const satisfies readonly NetworkName[];

/** The whole state of the lab that a link carries. */
export interface LabAddress {
  /** Id of the recorded page, e.g. `create/cars.legkovye-avtomobili`; `null` before one was chosen. */
  readonly fixture: string | null;
  /** Id of the recorded trace, e.g. `create/cars.motocikly`; `null` when none is open. */
  readonly trace: string | null;
  /** Where the trace stands; 0 is the form as it was opened. */
  readonly step: number;
  /** True when the form goes on from the step, alive. */
  readonly isLive: boolean;
  /** What is shown of the step. */
  readonly part: StepPart;
  /** `null`: the mode the page was recorded in. */
  readonly view: LabView | null;
  readonly tab: LabTab;
  /** Index of the field that is asked about. */
  readonly field: number;
  readonly width: LabWidth;
  /** `null`: as the site is lit. */
  readonly theme: LabTheme | null;
  readonly language: LabLanguage;
  readonly network: NetworkName;
  /** Whether answers wait until the tester lets them through. */
  readonly isHolding: boolean;
  /** Where time stands, in ms since 1970; `null` while it runs by itself. */
  readonly clock: number | null;
  /** True for the form alone, without the lab around it: what the phone frame shows. */
  readonly isBare: boolean;
  /** The form's values as a search link writes them: `filter_{key}` entries. */
  readonly entries: readonly (readonly [name: string, text: string])[];
}

/** Reads the lab's link. Anything unknown in it counts as not said. */
export function readLabAddress(search: string): LabAddress {
  const query = new URLSearchParams(search);
  const view = query.get('view');
  return {
    fixture: query.get('fixture'),
    trace: query.get('trace'),
    step: readPlace(query.get('step')),
    isLive: query.has('live'),
    part: readOne(STEP_PARTS, query.get('part')) ?? 'changes',
    view: view === 'ad' || view === 'filter' || view === 'both' ? view : null,
    tab: readOne(LAB_TABS, query.get('tab')) ?? 'plan',
    field: readPlace(query.get('field')),
    width: readOne(LAB_WIDTHS, query.get('width')) ?? 'wide',
    theme: readOne(LAB_THEMES, query.get('theme')),
    language: readOne(LAB_LANGUAGES, query.get('lang')) ?? 'ru',
    network: readOne(NETWORK_NAMES, query.get('network')) ?? 'direct',
    isHolding: query.has('hold'),
    clock: readMoment(query.get('clock')),
    isBare: query.has('bare'),
    entries: [...query].filter(([name]) => name.startsWith('filter_')),
  };
}

/** Writes the lab's link; `readLabAddress` reads the same state back. */
export function writeLabAddress(address: LabAddress): string {
  const { fixture, trace, step, clock } = address;
  const said: readonly (readonly [name: string, text: string | null])[] = [
    ['fixture', fixture],
    ['trace', trace],
    ['step', step === 0 ? null : String(step)],
    ['live', flag(address.isLive)],
    ['part', address.part === 'changes' ? null : address.part],
    ['view', address.view],
    ['tab', address.tab === 'plan' ? null : address.tab],
    ['field', address.field === 0 ? null : String(address.field)],
    ['width', address.width === 'wide' ? null : address.width],
    ['theme', address.theme],
    ['lang', address.language === 'ru' ? null : address.language],
    ['network', address.network === 'direct' ? null : address.network],
    ['hold', flag(address.isHolding)],
    ['clock', clock === null ? null : new Date(clock).toISOString()],
    ['bare', flag(address.isBare)],
    ...address.entries,
  ];
  const text = new URLSearchParams(
    said.flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  ).toString();
  // A query takes both as they are, and is read more easily so.
  const readable = text.replaceAll('%2F', '/').replaceAll('%3A', ':');
  return text === '' ? '/lab' : `/lab?${readable}`;
}

/** What another page or trace begins with: the stand stays as it is, the form is new. */
export const FRESH_FORM = {
  fixture: null,
  trace: null,
  step: 0,
  isLive: false,
  view: null,
  field: 0,
  entries: [],
} as const satisfies Partial<LabAddress>;

function readOne<Name extends string>(names: readonly Name[], text: string | null): Name | null {
  return names.find((name) => name === text) ?? null;
}

function readPlace(text: string | null): number {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : 0;
}

function readMoment(text: string | null): number | null {
  const moment = Date.parse(text ?? '');
  return Number.isNaN(moment) ? null : moment;
}

function flag(isSet: boolean): string | null {
  return isSet ? '1' : null;
}
