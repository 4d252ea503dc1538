import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import '../../../app/client/ui/page.css';

const HEADINGS =
  'Объявления по всему Таджикистану. По запросу «йцукенгшщз» ничего нет. Toyota Camry, 2011, ' +
  '266 000 км. Квартира в новостройке, 129,3 м², 6/12 этаж. Сравнение. Безопасность. Вакансия';

/** Width of the headings in a font, in CSS pixels. */
async function widthIn(family: string, weight: string): Promise<number> {
  const style = { fontFamily: `'${family}'`, fontWeight: weight, whiteSpace: 'nowrap' } as const;
  const { unmount } = await render(<span style={style}>{HEADINGS}</span>);
  await document.fonts.load(`${weight} 16px '${family}'`, HEADINGS);
  await document.fonts.ready;
  const { width } = page.getByText(HEADINGS).element().getBoundingClientRect();
  await unmount();
  return width;
}

describe('the font before the site’s own has come', () => {
  // The weights of texts and of headings: one that is narrower breaks into fewer lines, and the page
  // moves when the font comes.
  test.for(['--weight-regular', '--weight-semibold', '--weight-heading', '--weight-bold'])(
    'is as wide in %s, within 2 %',
    async (token) => {
      const weight = getComputedStyle(document.documentElement).getPropertyValue(token);
      const own = await widthIn('Onest Variable', weight);
      const fallback = await widthIn('Onest Fallback B', weight);
      expect(Math.abs(own / fallback - 1)).toBeLessThan(0.02);
    },
  );
});
