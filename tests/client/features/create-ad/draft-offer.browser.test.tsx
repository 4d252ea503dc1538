import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import '../../../../app/client/ui/page.css';
import { DraftOffer } from '../../../../app/client/features/create-ad/DraftOffer.tsx';
import { findViolations } from '../../../browser/find-violations.ts';

test('a draft is deleted only after a confirmation', async () => {
  const onContinue = vi.fn();
  const onRestart = vi.fn();
  await render(<DraftOffer name="Диван" onContinue={onContinue} onRestart={onRestart} />);
  const restart = page.getByRole('button', { name: 'Начать заново' });
  const question = page.getByRole('dialog', { name: 'Удалить черновик?' });

  await restart.click();
  await expect.element(question).toBeVisible();
  expect(await findViolations(question.element())).toEqual([]);
  await question.getByRole('button', { name: 'Отмена' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(restart).toHaveFocus();
  expect(onRestart).not.toHaveBeenCalled();

  await restart.click();
  await question.getByRole('button', { name: 'Удалить' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(onRestart).toHaveBeenCalledOnce();
  expect(onContinue).not.toHaveBeenCalled();
});
