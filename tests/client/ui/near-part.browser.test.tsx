import { lazy, useEffect } from 'react';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

import { LatePart } from '../../../app/client/ui/LatePart.tsx';
import { NearPart } from '../../../app/client/ui/nearness/NearPart.tsx';
import { useNearness } from '../../../app/client/ui/nearness/use-nearness.ts';

/** Far below the first view: more than a screen. */
const FAR = { height: '4000px' };

test('what the server drew far below remains, and its code loads when a visitor comes near', async () => {
  const onRun = vi.fn<() => void>();
  const load = vi.fn<() => Promise<{ default: typeof Links }>>();
  load.mockResolvedValue({ default: () => <Links onRun={onRun} /> });
  const Late = lazy(load);
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Drawn />);
  document.body.append(root);
  const drawn = root.querySelector('a');

  const onReady = vi.fn<() => void>();
  const page = hydrateRoot(root, <Near Part={Late} onReady={onReady} />);
  await expect.poll(() => onReady.mock.calls.length).toBe(1);
  scrollTo({ top: 1000 });
  await nextReports(root);
  expect(load).not.toHaveBeenCalled();
  expect(root.querySelector('a')).toBe(drawn);

  drawn?.scrollIntoView();
  await expect.poll(() => onRun.mock.calls.length).toBe(1);
  expect(root.querySelector('a')).toBe(drawn);
  page.unmount();
  root.remove();
});

function Links({ onRun }: { readonly onRun?: () => void }) {
  useEffect(() => onRun?.(), [onRun]);
  return <a href="/safety-guide">Безопасность</a>;
}

/** The page as a server draws it. */
function Drawn() {
  return (
    <>
      <div style={FAR} />
      <footer>
        <LatePart>
          <Links />
        </LatePart>
      </footer>
    </>
  );
}

interface NearProps {
  readonly Part: ComponentType;
  readonly onReady: () => void;
}

function Near({ Part, onReady }: NearProps) {
  const { place, near } = useNearness();
  useEffect(() => onReady(), [onReady]);
  return (
    <>
      <div style={FAR} />
      <footer ref={place}>
        <NearPart near={near}>
          <Part />
        </NearPart>
      </footer>
    </>
  );
}

/** Resolves after the observers that exist have reported: a later one has reported, too. */
async function nextReports(element: Element): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const watch = new IntersectionObserver(() => resolve());
  watch.observe(element);
  await promise;
  watch.disconnect();
}
