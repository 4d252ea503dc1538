import type { Effect, LoadOptions } from '../state/form-state.ts';
import type { FormStore } from '../state/form-store.ts';
import type { OptionsAnswer } from '../state/validate.ts';

/**
 * Connects a form's requests for options to the network.
 *
 * @param load Fetches the list an effect asks for. Its signal is aborted when a newer load of the
 *   same field takes its place. What it throws or rejects with makes the field's list `failed`,
 *   from where the person may retry.
 * @returns `onEffect` of `createFormStore`. An answer is dispatched with the token of its load,
 *   so a late one is the store's to drop; an aborted one is not dispatched at all.
 */
export function connectOptions(
  load: (effect: LoadOptions, signal: AbortSignal) => Promise<OptionsAnswer>,
): (effect: Effect, store: FormStore) => void {
  const running = new WeakMap<FormStore, Map<number, AbortController>>();

  return (effect, store) => {
    const loads = running.get(store) ?? new Map<number, AbortController>();
    running.set(store, loads);
    loads.get(effect.field)?.abort();
    const controller = new AbortController();
    loads.set(effect.field, controller);
    void answer(effect, store, controller.signal);
  };

  async function answer(effect: LoadOptions, store: FormStore, signal: AbortSignal) {
    const { field, token } = effect;
    const loaded = await attempt(effect, signal);
    if (signal.aborted) return;
    if (loaded === null) store.dispatch({ type: 'OPTIONS_FAILED', field, token });
    else store.dispatch({ type: 'OPTIONS_LOADED', field, token, ...loaded });
  }

  async function attempt(effect: LoadOptions, signal: AbortSignal): Promise<OptionsAnswer | null> {
    try {
      const { options, groups, isComplete } = await load(effect, signal);
      return { options, groups, isComplete };
    } catch {
      // Why it failed is known to `load`; the form shows one sentence and a way to try again.
      return null;
    }
  }
}
