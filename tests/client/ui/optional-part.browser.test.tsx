import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { useIsHydrated } from '../../../app/client/cell/use-is-hydrated.ts';
import { optionalPart } from '../../../app/client/ui/optional-part.ts';

const Link = () => <a href="/map">На карте</a>;
const Present = optionalPart(() => Promise.resolve(Link));
const Dropped = optionalPart<object>(() =>
  Promise.reject(new TypeError('error loading dynamically imported module')),
);

test('a part whose code does not come is missing, and the rest of the page remains', async () => {
  await render(
    <main>
      <h1>Автомобили</h1>
      <Suspense fallback="Загрузка">
        <Present />
        <Dropped />
      </Suspense>
    </main>,
  );
  await expect.element(page.getByRole('link', { name: 'На карте' })).toBeVisible();
  await expect.element(page.getByRole('main')).toHaveTextContent('АвтомобилиНа карте');
});

test('what the server drew of such a part remains, without an error', async () => {
  const code = Promise.withResolvers<typeof Link>();
  const Part = optionalPart(() => code.promise);
  // Its code comes after the other's failure.
  const later = code.promise.catch(() => Ready);
  const Next = optionalPart(() => later);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(withParts(<Link />, <Ready />));
  const errors: unknown[] = [];
  const root = hydrateRoot(container, withParts(<Part />, <Next />), {
    onRecoverableError: (error) => errors.push(error),
  });
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  code.reject(new TypeError('error loading dynamically imported module'));
  await expect.element(page.getByRole('status')).toHaveTextContent('Готово');
  expect(container.querySelector('a')).not.toBeNull();
  expect(errors).toEqual([]);
});

function withParts(one: ReactNode, other: ReactNode): ReactNode {
  return (
    <main>
      <Suspense>{one}</Suspense>
      <Suspense>{other}</Suspense>
    </main>
  );
}

/** Changes once it is hydrated. */
function Ready() {
  return <p role="status">{useIsHydrated() ? 'Готово' : 'Рано'}</p>;
}
