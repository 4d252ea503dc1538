import { dropToast, toastState } from '../../ui/toast/toast.ts';

/** How the router names its changes of the address, beside the browser's own. */
const CHANGES = ['pushState', 'replaceState', 'popstate'];

/**
 * Removes the toasts of a page when another page is opened; those of the site stay. The same path
 * with another query is the same page. Returns the unsubscribe function.
 */
export function followPageToasts(): () => void {
  let path = location.pathname;
  const follow = () => {
    if (location.pathname === path) return;
    path = location.pathname;
    for (const { id, isOfSite } of toastState.value().toasts) {
      if (isOfSite !== true) dropToast(id);
    }
  };
  for (const change of CHANGES) addEventListener(change, follow);
  return () => {
    for (const change of CHANGES) removeEventListener(change, follow);
  };
}
