import type { ReactNode } from 'react';

import { createCell } from '../../cell/cell.ts';

/** Parts of the shell that load when the page is idle; `null` until then. */
export const idleParts = createCell<ReactNode>({ server: null });
