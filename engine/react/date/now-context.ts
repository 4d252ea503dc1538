import { createContext } from 'react';

/**
 * The moment by which a calendar knows today, in ms since 1970. The host's, where time is held
 * still: in a tester's lab, in a test.
 */
export const NowContext = createContext<() => number>(Date.now);
