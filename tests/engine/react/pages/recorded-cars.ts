import { connectOptions } from '../../../../engine/form/options/connect-options.ts';
import { compile, toOptions } from '../../../../engine/index.ts';
import { createFormStore, type FormStore } from '../../../../engine/store.ts';
import cars from '../../../../fixtures/pages/create/cars.legkovye-avtomobili.json';
import models from '../../../../fixtures/values/101002.json';
import generations from '../../../../fixtures/values/101003.json';

/** A list that the form asked for: answered or failed by the test. */
interface AskedList {
  readonly parent: string;
  readonly answer: () => void;
  readonly fail: () => void;
}

/** The recorded form of a car whose lists arrive when the test answers them. */
export interface RecordedCars {
  readonly store: FormStore;
  /** Every list asked for so far, oldest first. */
  readonly asked: readonly AskedList[];
}

const LISTS: Readonly<Record<string, { readonly values: readonly unknown[] } | undefined>> = {
  ...models,
  ...generations,
};

/** Opens the recorded form of a car. `isPrompt`: lists are answered as soon as they are asked for. */
export function openRecordedCars({ isPrompt }: { readonly isPrompt: boolean }): RecordedCars {
  const plan = compile(cars, { mode: 'entry' });
  const asked: AskedList[] = [];
  const onEffect = connectOptions(({ field, parentValues }) => {
    const definition = plan.fields[field];
    if (definition === undefined) throw new RangeError(`The plan has no field ${field}.`);
    const [parent = ''] = parentValues;
    const { promise, resolve, reject } = Promise.withResolvers<ReturnType<typeof toOptions>>();
    const list = {
      parent,
      answer: () => resolve(toOptions(LISTS[parent]?.values ?? [], [], definition)),
      fail: () => reject(new Error('The list did not arrive.')),
    };
    asked.push(list);
    if (isPrompt) list.answer();
    return promise.then(({ options, groups }) => ({ options, groups, isComplete: true }));
  });
  return { store: createFormStore(plan, { onEffect }), asked };
}
