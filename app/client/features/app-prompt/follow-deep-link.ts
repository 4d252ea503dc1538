/** Time after which the frame of a tried link is removed, in ms. */
const FRAME_LIFE_MS = 3_000;

/**
 * Tries to open the mobile app by its link; without the app nothing changes (spec §1). Firefox
 * would replace the page by an error, so there the link is followed in a hidden frame.
 */
export function followDeepLink(link: string, userAgent: string = navigator.userAgent): void {
  if (!/firefox/i.test(userAgent)) {
    location.assign(link);
    return;
  }
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = link;
  document.body.append(frame);
  setTimeout(() => frame.remove(), FRAME_LIFE_MS);
}
