import { whenLoaded } from '../when-loaded.ts';
import type { ViewerRequest } from './viewer-request.ts';

/** Opens the viewer; its code loads at the first use. */
export function showViewer(request: ViewerRequest): void {
  whenLoaded(
    () => import('./open-viewer.ts'),
    ({ openViewer }) => openViewer(request),
  );
}
