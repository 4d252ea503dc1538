import { setup } from 'xstate';

interface Types {
  readonly context?: {
    /** Remaining time until the next prompt, in ms. */
    readonly waitMs: () => number;
  };
  readonly events?: { readonly type: 'closed' };
  readonly input?: { readonly waitMs: () => number };
}
const types: Types = {};

/**
 * The prompt to install the app (spec §4): shown at the start when 7 days have passed or it was
 * never shown, and every 7 days while the page is open. A page in use is not interrupted: the prompt
 * waits until no dialog is open and no form is being filled.
 */
export const appPromptMachine = setup({
  types,
  guards: {
    isLater: ({ context }) => context.waitMs() > 0,
    isPageFree: () => true,
  },
  actions: { storeShown: () => {} },
  delays: {
    untilDue: ({ context }) => context.waitMs(),
    nextTry: 15_000,
  },
}).createMachine({
  id: 'appPrompt',
  context: ({ input }) => input,
  initial: 'waiting',
  states: {
    waiting: { after: { untilDue: 'due' } },
    due: {
      always: [
        // Another tab has shown it meanwhile.
        { guard: 'isLater', target: 'waiting' },
        { guard: 'isPageFree', target: 'shown' },
      ],
      after: { nextTry: { target: 'due', reenter: true } },
    },
    shown: { on: { closed: { target: 'waiting', actions: 'storeShown' } } },
  },
});
