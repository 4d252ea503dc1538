import * as z from 'zod/mini';

// zod compiles parsers with `new Function` where it may; a page's policy forbids even the probe.
z.config({ jitless: typeof document !== 'undefined' });

export { z };
