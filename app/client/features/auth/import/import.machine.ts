import { assign, fromPromise, setup } from 'xstate';

import type { ImportCandidate, ImportOutcome } from '../../../../contract/index.ts';

interface Context {
  readonly candidates: readonly ImportCandidate[];
  /** Ids of the chosen candidates. */
  readonly chosen: ReadonlySet<number>;
  readonly hasConsent: boolean;
  /** Outcomes of the chosen ads; empty before publishing. */
  readonly outcomes: readonly ImportOutcome[];
  /** The page to open next; `null`: the requested one. */
  readonly target: string | null;
}

/** A person's actions in the import offer. */
type Event =
  | { readonly type: 'opened' }
  | { readonly type: 'ad.toggled'; readonly id: number }
  | { readonly type: 'all.toggled' }
  | { readonly type: 'consent.toggled' }
  | { readonly type: 'publish' }
  | { readonly type: 'back' }
  | { readonly type: 'skip' }
  | { readonly type: 'finish'; readonly target: string | null };

interface Types {
  readonly context?: Context;
  readonly events?: Event;
  readonly children?: { readonly publishAds: 'publishAds' };
  readonly input?: { readonly candidates: readonly ImportCandidate[] };
  readonly output?: { readonly target: string | null };
}
const types: Types = {};

/** Publishes the chosen ads; a repeated call publishes none twice. */
const publishAds = fromPromise<readonly ImportOutcome[], { readonly ids: readonly number[] }>(
  () => {
    throw new Error('The import offer cannot publish. Provide `publishAds`.');
  },
);

/**
 * The import offer (spec §4): welcome, a grid of the found ads, success. All ads are chosen at
 * first; publishing requires one of them and the consent. Skipping ends the offer.
 */
export const importMachine = setup({
  types,
  actors: { publishAds },
  actions: {
    showError: (_args, _params: { readonly error: unknown }) => {},
    /** Incomplete ads become drafts of this device. */
    keepDrafts: (_args, _params: { readonly outcomes: readonly ImportOutcome[] }) => {},
    toggleAll: assign({
      chosen: ({ context: { candidates, chosen } }) =>
        new Set(chosen.size === candidates.length ? [] : candidates.map(({ id }) => id)),
    }),
  },
  guards: {
    canPublish: ({ context: { chosen, hasConsent } }) => chosen.size > 0 && hasConsent,
  },
}).createMachine({
  id: 'import',
  context: ({ input: { candidates } }) => ({
    candidates,
    chosen: new Set(candidates.map(({ id }) => id)),
    hasConsent: false,
    outcomes: [],
    target: null,
  }),
  initial: 'welcome',
  output: ({ context: { target } }) => ({ target }),
  states: {
    welcome: { on: { opened: 'grid', skip: 'skipped' } },
    grid: {
      initial: 'choosing',
      states: {
        choosing: {
          on: {
            'ad.toggled': {
              actions: assign({
                chosen: ({ context: { candidates, chosen }, event }) =>
                  new Set(
                    candidates
                      .map(({ id }) => id)
                      .filter((id) => chosen.has(id) !== (id === event.id)),
                  ),
              }),
            },
            'all.toggled': { actions: 'toggleAll' },
            'consent.toggled': {
              actions: assign({ hasConsent: ({ context }) => !context.hasConsent }),
            },
            publish: { guard: 'canPublish', target: 'publishing' },
            back: '#import.welcome',
            skip: '#import.skipped',
          },
        },
        publishing: {
          invoke: {
            id: 'publishAds',
            src: 'publishAds',
            input: ({ context: { chosen } }) => ({ ids: [...chosen] }),
            onDone: {
              target: '#import.success',
              actions: [
                assign({ outcomes: ({ event }) => event.output }),
                { type: 'keepDrafts', params: ({ event }) => ({ outcomes: event.output }) },
              ],
            },
            onError: {
              target: 'choosing',
              actions: { type: 'showError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    success: {
      on: {
        finish: {
          target: 'finished',
          actions: assign({ target: ({ event }) => event.target }),
        },
      },
    },
    skipped: { type: 'final' },
    finished: { type: 'final' },
  },
});
