import * as z from 'zod/mini';

// zod probes for `new Function` to compile parsers; the policy of a page forbids the probe.
z.config({ jitless: typeof document !== 'undefined' });

export { z };
