import { createCell } from '../../cell/cell.ts';

/**
 * Resolves when the session is initialised (spec §2); never rejects. On a server it is resolved,
 * since pages are rendered as for a guest.
 */
export const sessionStart = createCell<Promise<void>>({
  server: Promise.resolve(),
  start: async () => {
    try {
      const { startSession } = await import('./start-session.ts');
      await startSession();
    } catch {
      // Without the machine's code the session is the stored one; a call that needs another opens
      // it.
    }
  },
});
