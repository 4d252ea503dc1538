import { lazy, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

import { LatePart } from '../../../app/client/ui/LatePart.tsx';

interface LinkProps {
  readonly href: string;
}

interface ToolsProps {
  readonly Part: ComponentType<LinkProps>;
  /** Called when the page is hydrated, with what changes the link. */
  readonly onReady: (show: (href: string) => void) => void;
}

const Link = ({ href }: LinkProps) => <a href={href}>На карте</a>;

function Tools({ Part, onReady }: ToolsProps) {
  const [href, setHref] = useState('/map');
  useEffect(() => onReady(setHref), [onReady]);
  return (
    <LatePart>
      <Part href={href} />
    </LatePart>
  );
}

test('what the server drew of a part remains when its properties change before its code', async () => {
  const code = Promise.withResolvers<{ default: typeof Link }>();
  const Late = lazy(() => code.promise);
  const onReady = vi.fn<ToolsProps['onReady']>();
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Tools Part={Link} onReady={onReady} />);
  document.body.append(root);
  const drawn = root.querySelector('a');

  const page = hydrateRoot(root, <Tools Part={Late} onReady={onReady} />);
  await expect.poll(() => onReady.mock.calls.length).toBe(1);
  flushSync(() => onReady.mock.calls[0]?.[0]('/map?q=камри'));
  expect(root.querySelector('a')).toBe(drawn);

  code.resolve({ default: Link });
  await expect.poll(() => drawn?.getAttribute('href')).toBe('/map?q=камри');
  page.unmount();
  root.remove();
});
