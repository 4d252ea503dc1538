import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { closeError, showError } from '../../../app/client/ui/error-dialog/error.ts';
import { ErrorDialog } from '../../../app/client/ui/error-dialog/ErrorDialog.tsx';
import { FailedBlock } from '../../../app/client/ui/state-block/FailedBlock.tsx';
import { StateBlock } from '../../../app/client/ui/state-block/StateBlock.tsx';

import '../../../app/client/ui/page.css';

/** The tile of an icon: the nearest element of the drawing. */
const tile = (icon: string) => {
  const element = document.querySelector(`use[href$="#${icon}"]`)?.closest('span');
  if (!element) throw new Error(`no icon ${icon}`);
  return element;
};

const background = (element: Element) => getComputedStyle(element).backgroundColor;

test('an empty list has the colour of what can be pressed, a failure that of an error', async () => {
  await render(
    <>
      <StateBlock icon="heart" title={<h2>Здесь пока пусто</h2>} />
      <FailedBlock onRetry={() => undefined} />
    </>,
  );
  expect(background(tile('heart'))).toBe('rgb(236, 239, 253)');
  expect(background(tile('alert'))).toBe('rgb(253, 236, 234)');
});

test('the dialog of an error has its sign above the title', async () => {
  onTestFinished(closeError);
  await render(<ErrorDialog />);
  void showError('Неверный код.');
  const title = page.getByRole('heading', { name: 'Ошибка' });
  await expect.element(title).toBeVisible();
  const box = tile('alert').getBoundingClientRect();
  const { top, left } = title.element().getBoundingClientRect();
  expect(box.bottom).toBeLessThan(top);
  expect(box.left).toBe(left);
});
