/**
 * Starts the page once the browser has the features that the page uses; a browser that lacks some
 * loads them first. Below the floor the page keeps the HTML from the server, and a sentence.
 */
export async function startInBrowser(start: () => void): Promise<void> {
  // Set by the script in index.html.
  if ('old' in document.documentElement.dataset) return;
  // The youngest two: a browser with both has the others.
  if (!('isDisjointFrom' in Set.prototype && 'withResolvers' in Promise)) await fillBrowser();
  start();
}

async function fillBrowser(): Promise<void> {
  try {
    const { addFeatures } = await import('./add-features.ts');
    addFeatures();
  } catch {
    // The network failed: the page starts without the features, most of it works.
  }
}
