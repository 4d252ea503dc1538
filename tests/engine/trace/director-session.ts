import { compile } from '../../../engine/definition/compile.ts';
import type { Option } from '../../../engine/definition/field-definition.ts';
import { createFormStore } from '../../../engine/form/state/create-form-store.ts';
import type { LoadOptions } from '../../../engine/form/state/form-state.ts';
import type { OptionsAnswer } from '../../../engine/form/state/validate.ts';
import { openDirector } from '../../../engine/trace/direct/director.ts';
import {
  networkProfiles,
  type NetworkProfile,
} from '../../../engine/trace/direct/network-profiles.ts';
import { simulatedClock } from '../../../engine/trace/play/clock.ts';

/** Index of the model's field. */
const MODEL = 1;

const CARS = compile(
  [
    {
      id: 1,
      key: 'make',
      name: 'Марка',
      type: 'DROP_LIST',
      has_next_filter: true,
      values: ['toyota', 'opel', 'bmw'].map((make) => ({ key: make, name: make, value: make })),
    },
    { id: 2, key: 'model', name: 'Модель', type: 'DROP_LIST', parent_filter_id: 1 },
  ],
  { mode: 'entry' },
);

/** A list of one option that is named after what it was asked for. */
export function listFor({ parentValues }: Pick<LoadOptions, 'parentValues'>): OptionsAnswer {
  const name = `of ${parentValues.join(', ')}`;
  const option: Option = {
    id: name,
    key: name,
    name,
    value: name,
    isSelected: false,
    isPopular: false,
    icon: null,
    location: null,
  };
  return { options: [option], groups: [], isComplete: true };
}

/** Make → model under a director whose clock the test moves. */
export function openDirected(
  profile: NetworkProfile = networkProfiles.fast,
  load: (effect: LoadOptions, signal: AbortSignal) => Promise<OptionsAnswer> = (effect) =>
    Promise.resolve(listFor(effect)),
) {
  const clock = simulatedClock();
  const asked: LoadOptions[] = [];
  const director = openDirector({
    clock,
    profile,
    load: (effect, signal) => {
      asked.push(effect);
      return load(effect, signal);
    },
  });
  const store = createFormStore(CARS, { onEffect: director.onEffect });
  return {
    asked,
    clock,
    director,
    store,
    choose: (make: string) => {
      store.dispatch({ type: 'SET', key: 'make', input: make });
    },
    list: () => {
      const { status, options } = store.state().options[MODEL] ?? { status: 'idle', options: [] };
      return [status, ...options.map(({ name }) => name)];
    },
    statuses: () => director.answers().map(({ status }) => status),
  };
}

/** Lets every settled promise run its callbacks. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}
