import { renderToStaticMarkup } from 'react-dom/server';

import { FirstView } from './FirstView.tsx';

/** HTML of the lab's frame, for the build: a browser replaces it with the page. */
export function drawFirstView(): string {
  return renderToStaticMarkup(<FirstView />);
}
