import { beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { SafetyGuidePage } from '../../../app/client/pages/safety-guide/SafetyGuidePage.tsx';
import { findViolations } from '../../browser/find-violations.ts';

import '../../../app/client/ui/page.css';

beforeEach(() => page.viewport(1280, 800));

describe('the safety guide', () => {
  test('has a section for every link of its contents', async () => {
    await render(<SafetyGuidePage />);
    const contents = page.getByRole('navigation', { name: 'Содержание' });
    const links = contents.getByRole('link').elements();
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) {
      const section = document.querySelector(link.getAttribute('href') ?? '');
      expect(section?.querySelector('h2')?.textContent).toBe(link.textContent);
    }
    expect(await findViolations(document.body)).toEqual([]);
  });

  test('has its contents above the text on a phone, and beside it on a wide screen', async () => {
    await render(<SafetyGuidePage />);
    const boxOf = (role: 'article' | 'navigation') =>
      page.getByRole(role).first().element().getBoundingClientRect();
    expect(boxOf('navigation').right).toBeLessThanOrEqual(boxOf('article').left);
    await page.viewport(390, 844);
    expect(boxOf('navigation').bottom).toBeLessThanOrEqual(boxOf('article').top);
    const heading = page.getByRole('heading', { level: 1 }).element().getBoundingClientRect();
    expect(heading.bottom).toBeLessThanOrEqual(boxOf('navigation').top);
  });

  test('has advice about every subject of the specification', async () => {
    await render(<SafetyGuidePage />);
    const guide = page.getByRole('article').element().textContent;
    const subjects = ['предоплату', 'доставк', 'людном месте', '*3366*IMEI#', 'обманули'];
    expect(subjects.filter((subject) => !guide.includes(subject))).toEqual([]);
  });
});
