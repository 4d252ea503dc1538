/** Pages that are forms as a whole. */
const FORMS = /^\/(create-ad|profile\/edit|my-advertisements\/[^/]+\/edit)(\/|$)/;

/** Whether the page can be covered: no dialog is open, and no form is in use. */
export function isPageFree(): boolean {
  const hasDialog = document.querySelector('dialog:modal') !== null;
  if (hasDialog || FORMS.test(location.pathname)) return false;
  return document.activeElement?.matches('input, textarea, select') !== true;
}
