import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

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
