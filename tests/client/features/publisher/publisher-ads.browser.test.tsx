import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { PublisherAds } from '../../../../app/client/features/publisher/PublisherAds.tsx';
import { answerCalls } from '../../answer-calls.ts';

import '../../../../app/client/ui/page.css';

test.for([288, 358, 900])('the search among ads fits into %i px', async (width) => {
  answerCalls(() => ({ status: 404, json: {} }));
  const { container } = await render(
    <QueryClientProvider client={new QueryClient()}>
      <div style={{ width }}>
        <PublisherAds id={7} count={20} />
      </div>
    </QueryClientProvider>,
  );
  const field = page.getByRole('searchbox');
  await expect.element(field).toBeVisible();
  const form = page.getByRole('search').element().getBoundingClientRect();
  const edge = container.getBoundingClientRect().left + width;
  expect(form.right).toBeLessThanOrEqual(edge);
  // The whole placeholder is seen, beside the room of the sign that clears.
  const input = field.element();
  const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(input);
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) throw new Error('no canvas');
  pen.font = font;
  const room =
    input.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
  await document.fonts.ready;
  expect(pen.measureText('Искать у продавца').width).toBeLessThanOrEqual(room - 16);
});
