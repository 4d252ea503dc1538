import { copyText } from './copy-text.ts';

/**
 * Opens the system's share sheet on a touch screen; elsewhere, and without one, copies the URL.
 *
 * @returns What happened; `shared` also when the person closed the sheet. Never throws.
 */
export async function shareLink(link: {
  readonly title: string;
  readonly url: string;
}): Promise<'shared' | 'copied' | 'not-copied' | 'failed'> {
  try {
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      await navigator.share(link);
      return 'shared';
    }
    return (await copyText(link.url)) ? 'copied' : 'not-copied';
  } catch (failure) {
    // Closing the system's sheet is no failure.
    return failure instanceof DOMException && failure.name === 'AbortError' ? 'shared' : 'failed';
  }
}
