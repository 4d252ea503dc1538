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

  test('has advice about every subject of the specification', async () => {
    await render(<SafetyGuidePage />);
    const guide = page.getByRole('article').element().textContent;
    const subjects = ['предоплату', 'доставк', 'людном месте', '*3366*IMEI#', 'обманули'];
    expect(subjects.filter((subject) => !guide.includes(subject))).toEqual([]);
  });
});
