import { createCell } from '../../cell/cell.ts';

/**
 * The session being initialised (spec §2), done when it is; it never fails. A server draws for a
 * guest, and waits for nothing.
 */
export const sessionStart = createCell<Promise<void>>({
  server: Promise.resolve(),
  start: async () => {
    try {
      const { startSession } = await import('./start-session.ts');
      await startSession();
    } catch {
      // Without its code the session is the stored one; a call that needs another opens it.
    }
  },
});
