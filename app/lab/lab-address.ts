import type { FormMode } from '@bozor/form-engine';
import { QUERY_PREFIX } from '@bozor/form-engine/search';
import type { networkProfiles } from '@bozor/form-engine/trace';

/** Panels of the inspector by group. */
export const LAB_TAB_GROUPS = {
  /** Content of the form. */
  form: ['plan', 'values', 'payload', 'chips', 'link', 'schema', 'why', 'definition'],
  /** Environment of the form. */
  environment: ['network', 'clock'],
  /** Checks of the form. */
  checks: ['states', 'tree', 'cost', 'rules'],
} as const;

/** A group of panels. */
export type LabTabGroup = keyof typeof LAB_TAB_GROUPS;

/** A panel of the inspector. */
export type LabTab = (typeof LAB_TAB_GROUPS)[LabTabGroup][number];

/** Every panel, in the order of the groups. */
export const LAB_TABS: readonly LabTab[] = Object.values(LAB_TAB_GROUPS).flat();

/** Sections of the step details. */
export const STEP_PARTS = [
  'changes',
  'values',
  'faults',
  'fields',
  'lists',
  'payload',
  'clock',
] as const;

/** A section of the step details. */
export type StepPart = (typeof STEP_PARTS)[number];

/** Forms that are drawn: one mode, or both side by side. */
export type LabView = FormMode | 'both';

/** Widths at which a form is drawn: the full width, a phone's width, or both. */
export const LAB_WIDTHS = ['wide', 'phone', 'both'] as const;

/** A width at which a form is drawn. */
export type LabWidth = (typeof LAB_WIDTHS)[number];

/** Themes of the lab, independent of the site's theme. */
export const LAB_THEMES = ['light', 'dark'] as const;

/** A theme of the lab. */
export type LabTheme = (typeof LAB_THEMES)[number];

/**
 * Languages of the form's own texts; the texts of the definition do not change. The lab itself is
 * in English beside an English form, else in Russian.
 */
export const LAB_LANGUAGES = ['ru', 'tg', 'en'] as const;

/** A language of the lab. */
export type LabLanguage = (typeof LAB_LANGUAGES)[number];

/**
 * Simulated network between the server and the form; `direct` adds no delay and no failure. Holding
 * is a separate flag: it combines with any network.
 */
export type NetworkName = Exclude<keyof typeof networkProfiles, 'held'> | 'direct';

/** Every network, the simplest first. */
export const NETWORK_NAMES = [
  'direct',
  'fast',
  'slow',
  'unsteady',
  'reordering',
  'broken',
] as const satisfies readonly NetworkName[];

/** State of the lab that the link holds. */
export interface LabAddress {
  /** Id of the recorded page, e.g. `create/cars.legkovye-avtomobili`; `null` when none is open. */
  readonly fixture: string | null;
  /** Id of the recorded trace, e.g. `create/cars.motocikly`; `null` when none is open. */
  readonly trace: string | null;
  /** Current step of the trace; 0 is the initial form. */
  readonly step: number;
  /** True when the tester continues the form by hand from the step. */
  readonly isLive: boolean;
  /** Open section of the step details. */
  readonly part: StepPart;
  /** `null`: the mode in which the page was recorded. */
  readonly view: LabView | null;
  readonly tab: LabTab;
  /** Index of the field in the "why" panel. */
  readonly field: number;
  readonly width: LabWidth;
  /** `null`: the theme of the site. */
  readonly theme: LabTheme | null;
  readonly language: LabLanguage;
  readonly network: NetworkName;
  /** Whether responses wait until the tester releases them. */
  readonly isHolding: boolean;
  /** Time at which the clock is stopped, in ms since 1970; `null` while it runs. */
  readonly clock: number | null;
  /** True for the form alone, without the lab around it: the content of the phone frame. */
  readonly isBare: boolean;
  /** Values of the form as `filter_{key}` entries of a search link. */
  readonly entries: readonly (readonly [name: string, text: string])[];
}

/** Reads the link of the lab. An unknown value is replaced by the default. */
export function readLabAddress(search: string): LabAddress {
  const query = new URLSearchParams(search);
  const view = query.get('view');
  return {
    fixture: query.get('fixture'),
    trace: query.get('trace'),
    step: readIndex(query.get('step')),
    isLive: query.has('live'),
    part: readOne(STEP_PARTS, query.get('part')) ?? 'changes',
    view: view === 'entry' || view === 'filter' || view === 'both' ? view : null,
    tab: readOne(LAB_TABS, query.get('tab')) ?? 'plan',
    field: readIndex(query.get('field')),
    width: readOne(LAB_WIDTHS, query.get('width')) ?? 'wide',
    theme: readOne(LAB_THEMES, query.get('theme')),
    language: readOne(LAB_LANGUAGES, query.get('lang')) ?? 'ru',
    network: readOne(NETWORK_NAMES, query.get('network')) ?? 'direct',
    isHolding: query.has('hold'),
    clock: readTime(query.get('clock')),
    isBare: query.has('bare'),
    entries: [...query].filter(([name]) => name.startsWith(QUERY_PREFIX)),
  };
}

/** Writes the link of the lab; `readLabAddress` reads the same state back. */
export function writeLabAddress(address: LabAddress): string {
  const { fixture, trace, step, clock } = address;
  const parameters: readonly (readonly [name: string, text: string | null])[] = [
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
    parameters.flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  ).toString();
  // A query may hold both characters unescaped, and the link is easier to read.
  const readable = text.replaceAll('%2F', '/').replaceAll('%3A', ':');
  return text === '' ? '/lab' : `/lab?${readable}`;
}

/** State that opening another page or trace resets; the environment remains. */
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

function readIndex(text: string | null): number {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : 0;
}

function readTime(text: string | null): number | null {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? null : time;
}

function flag(isSet: boolean): string | null {
  return isSet ? '1' : null;
}
