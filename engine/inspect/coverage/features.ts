import { kindOf } from '../../index.ts';
import type { Option, Plan, PlanField } from '../../index.ts';
import { isLoaded } from '../reach/control.ts';
import { cycleCuts } from '../why/visibility-causes.ts';

/** What a definition may have, besides its type: the columns of a coverage. */
export const FEATURES = [
  'plain',
  'parent',
  'show-if',
  'parent-and-show-if',
  'several-conditions',
  'on-demand',
  'required',
  'limits',
  'lengths',
  'multiselect',
  'groups',
  'popular',
  'preselected',
  'location',
  'icons',
  'suffix',
  'error-message',
  'unreachable',
  'cycle',
] as const;

/** One of the columns. */
export type Feature = (typeof FEATURES)[number];

/** The features of a field, in the order of the columns. */
export function featuresOf(plan: Plan, field: PlanField): readonly Feature[] {
  return FEATURES.filter((feature) => has[feature](field, plan));
}

// A feature without an entry here does not compile.
const has: Readonly<Record<Feature, (field: PlanField, plan: Plan) => boolean>> = {
  plain: ({ parent, showIf, isUnreachable }) =>
    parent === null && showIf.length === 0 && !isUnreachable,
  parent: ({ parent, showIf }) => parent !== null && showIf.length === 0,
  'show-if': ({ parent, showIf }) => parent === null && showIf.length > 0,
  'parent-and-show-if': ({ parent, showIf }) => parent !== null && showIf.length > 0,
  'several-conditions': ({ showIf }) => showIf.length > 1,
  'on-demand': isLoaded,
  required: ({ isRequired }) => isRequired,
  limits: ({ minValue, maxValue }) => minValue !== null || maxValue !== null,
  lengths: ({ minLength, maxLength }) => minLength !== null || maxLength !== null,
  multiselect: ({ isMultiple }) => isMultiple,
  groups: ({ groups }) => groups.length > 0,
  popular: ({ hasPopular }) => hasPopular,
  preselected: someOption(({ isSelected }) => isSelected),
  location: (field) => kindOf(field).inputAtLocation !== null || hasLocations(field),
  icons: someOption(({ icon }) => icon !== null),
  suffix: ({ inputSuffix }) => inputSuffix !== null,
  'error-message': ({ errorMessage }) => errorMessage !== null,
  unreachable: ({ isUnreachable }) => isUnreachable,
  cycle: (field, plan) => cycleCuts({ plan, field }).length > 0,
};

function hasLocations({ options }: PlanField): boolean {
  return options.some(({ location }) => location !== null);
}

function someOption(isSo: (option: Option) => boolean): (field: PlanField) => boolean {
  return ({ options }) => options.some(isSo);
}
