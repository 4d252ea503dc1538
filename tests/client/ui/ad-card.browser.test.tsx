import { beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { AdCard } from '../../../app/client/ui/ad-card/AdCard.tsx';
import { AdGrid } from '../../../app/client/ui/ad-card/AdGrid.tsx';
import type { AdLayout, CardAd } from '../../../app/client/ui/ad-card/card-ad.ts';
import { cardAd } from './card-ad.ts';

import '../../../app/client/ui/page.css';

const LAYOUTS = ['grid', 'strip', 'list', 'wide'] as const;

const openCard = (part: Partial<CardAd> = {}, layout: AdLayout = 'grid') =>
  render(
    <AdGrid columns="three" label="Объявления">
      <AdCard ad={cardAd(part)} layout={layout} srcSetOf={() => null} isFirst />
    </AdGrid>,
  );
const card = () => page.getByRole('listitem').first();
const link = () => page.getByRole('link');

beforeEach(() => page.viewport(1280, 800));

describe('the card of an ad', () => {
  test('is one link, named by the title, to the page of the ad', async () => {
    await openCard();
    expect(link().elements()).toHaveLength(1);
    await expect.element(link()).toHaveAccessibleName('Toyota Camry, 2018');
    await expect.element(link()).toHaveAttribute('href', '/advertisement/5');
  });

  test.for(
    LAYOUTS.flatMap((layout) => [
      { layout, width: 1280 },
      { layout, width: 390 },
    ]),
  )('can be pressed anywhere: $layout at $width px', async ({ layout, width }) => {
    await page.viewport(width, 800);
    await openCard({}, layout);
    const box = card().element().getBoundingClientRect();
    for (const [across, down] of [
      [0.1, 0.1],
      [0.9, 0.1],
      [0.5, 0.5],
      [0.9, 0.95],
    ] as const) {
      const hit = document.elementFromPoint(box.x + box.width * across, box.y + box.height * down);
      expect(hit, `${across} × ${down}`).toBe(link().element());
    }
  });

  test.for(['E-класс', 'X-Trail,', '2-комн.', '156 м²', '256 ГБ,'])(
    'breaks its title before %s, not in it, at any width',
    async (word) => {
      await openCard({ title: `Продаю ${word} недорого` });
      for (let width = 40; width < 260; width += 5) {
        const title = link().element();
        title.style.display = 'block';
        title.style.width = `${width}px`;
        const part = page.getByText(word, { exact: true }).element();
        expect(part.getClientRects(), `${width} px`).toHaveLength(1);
      }
      await expect.element(link()).toHaveAccessibleName(`Продаю ${word} недорого`);
    },
  );

  test.for([390, 800, 1280, 1440])(
    'breaks its facts between them only, at %d px',
    async (width) => {
      await page.viewport(width, 800);
      const facts = [
        'E-класс',
        '62\u0020м²',
        'полный\u0020привод',
        '2,5\u0020л',
        '86\u0020000\u0020км',
      ];
      for (const layout of LAYOUTS) {
        const { unmount } = await openCard({ subtitle1: facts.join(' · ') }, layout);
        const text = page.getByText(/E-класс.*км/).element();
        const parts = Array.from(text.children);
        expect(parts).toHaveLength(facts.length);
        for (const part of parts) {
          const tops = Array.from(part.getClientRects(), ({ top }) => Math.round(top));
          expect(new Set(tops).size).toBe(1);
        }
        const ends = parts.map((part) => getComputedStyle(part, '::after').content);
        expect(ends.slice(0, -1)).toEqual(facts.slice(1).map(() => '"\u00A0·"'));
        await unmount();
      }
    },
  );

  test('has the accessible text «сомони» for the visible «с.»', async () => {
    await openCard({ area_price: '9\u00A0800\u00A0с. / м²' });
    const texts = [...card().element().querySelectorAll('p')].map((part) => {
      const copy = part.cloneNode(true);
      if (copy instanceof Element) {
        for (const unseen of copy.querySelectorAll('[aria-hidden]')) unseen.remove();
      }
      return copy.textContent?.replaceAll('\u00A0', ' ');
    });
    expect(texts).toContain('265 000 сомони 9 800 сомони / м²');
  });

  test.for([
    { part: { promotion_type: 'VIP' as const }, text: 'VIP' },
    { part: { promotion_type: 'PREMIUM' as const }, text: 'Премиум' },
    { part: { has_seen: true }, text: 'Просмотрено' },
    { part: { is_my_advertisement: true }, text: 'Ваше объявление' },
    { part: {}, text: 'Фото: 3' },
  ])('contains «$text»', async ({ part, text }) => {
    await openCard(part);
    await expect.element(page.getByText(text, { exact: true })).toBeInTheDocument();
  });

  test('has no row for an absent value', async () => {
    await openCard({ subtitle1: null, subtitle2: null, subtitle3: null });
    expect(card().element().querySelectorAll('p')).toHaveLength(0);
  });

  test('of an ad without photos has words: three facts, the employer, no picture', async () => {
    const subtitle1 = 'Полная занятость · 2 через 2 · Без опыта · Обеды';
    const subtitle2 = 'от 3 000 с. в месяц';
    await openCard({ images: [], subtitle1, subtitle2, company: 'Чайхана «Роҳат»' });
    const rows = [...card().element().querySelectorAll('li li')].map((row) => row.textContent);
    expect(rows).toEqual(['Полная занятость', '2 через 2', 'Без опыта']);
    await expect.element(page.getByText('Чайхана «Роҳат»')).toBeVisible();
    await expect.element(page.getByText('в месяц')).toBeVisible();
    expect(card().element().querySelectorAll('img, [role=img]')).toHaveLength(0);
  });

  test('without photos has no row for an absent value', async () => {
    const absent = { subtitle1: null, subtitle2: null, subtitle3: null, excerpt: null };
    await openCard({ ...absent, images: [] });
    expect(card().element().querySelectorAll('p')).toHaveLength(1);
  });

  test('loads the photo eagerly on the first card, and lazily on the others', async () => {
    await render(
      <AdGrid columns="three">
        <AdCard ad={cardAd()} layout="grid" srcSetOf={() => 'a 480w'} isFirst />
        <AdCard ad={cardAd({ id: 6 })} layout="grid" srcSetOf={() => null} />
      </AdGrid>,
    );
    const photos = [...document.querySelectorAll('img')];
    expect(photos.map(({ loading, fetchPriority }) => `${loading} ${fetchPriority}`)).toEqual([
      'eager high',
      'lazy auto',
    ]);
    expect(
      photos.every((photo) => photo.hasAttribute('width') && photo.hasAttribute('height')),
    ).toBe(true);
  });

  test('shows a placeholder for a photo that fails to load', async () => {
    await openCard({ images: [{ url: 'data:image/png;base64,broken' }] });
    await expect.poll(() => document.querySelectorAll('img').length).toBe(0);
    await expect.element(link()).toBeVisible();
  });
});
