import { beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { Description } from '../../../../app/client/features/ad-view/Description.tsx';

import '../../../../app/client/ui/page.css';

const LONG = Array.from({ length: 9 }, (_, index) => `Строка ${index + 1}`).join('\n');
const more = () => page.getByRole('button', { name: 'Читать полностью' });

beforeEach(() => page.viewport(390, 800));

describe('a description', () => {
  test('longer than six lines is cut, and a button expands it', async () => {
    await render(<Description title="Описание" text={LONG} fields={[]} />);
    const text = page.getByText(/Строка 1/);
    await expect.element(more()).toBeVisible();
    const cut = text.element().clientHeight;
    await more().click();
    await expect.element(more()).not.toBeInTheDocument();
    await expect.poll(() => text.element().clientHeight).toBe(cut * 1.5);
    await expect.element(text).toHaveFocus();
  });

  test('of six lines has no button', async () => {
    await render(
      <Description title="Описание" text={LONG.split('\n').slice(0, 6).join('\n')} fields={[]} />,
    );
    await expect.element(page.getByText(/Строка 6/)).toBeVisible();
    await expect.element(more()).not.toBeInTheDocument();
  });

  test('is cut again when the screen narrows', async () => {
    await page.viewport(1280, 800);
    await render(<Description title="Описание" text={'слово '.repeat(70)} fields={[]} />);
    await expect.element(more()).not.toBeInTheDocument();
    await page.viewport(320, 800);
    await expect.element(more()).toBeVisible();
  });

  test('is followed by titled paragraphs', async () => {
    await render(
      <Description
        title="Описание"
        text={null}
        fields={[{ title: 'Условия', text: 'Торг у капота' }]}
      />,
    );
    await expect.element(page.getByRole('heading', { name: 'Условия' })).toBeVisible();
    await expect.element(page.getByText('Торг у капота')).toBeVisible();
  });

  test('that is absent has no heading', async () => {
    await render(<Description title="Описание" text={null} fields={[]} />);
    await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
  });
});
