import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** A test with a page that must stay silent: no console error, no breach of the content policy. */
export const test = base.extend<{ silence: void }>({
  silence: [
    async ({ page }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !isExpected(message.text())) {
          noise.push(message.text());
        }
      });
      page.on('pageerror', (error) => noise.push(String(error)));
      await page.exposeFunction('reportBreach', (breach: string) => noise.push(breach));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const report = Reflect.get(globalThis, 'reportBreach');
          report(`${event.violatedDirective}: ${event.blockedURI} ${event.sourceFile}`);
        });
      });
      await use();
      expect(noise).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Failures that a test causes on purpose are logged by the browser itself. */
function isExpected(text: string): boolean {
  return text.startsWith('Failed to load resource');
}

/** Holds the page, or a part of it, to WCAG 2.2 AA. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const builder = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']);
  const { violations } = await (part === undefined ? builder : builder.include(part)).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
  ).toEqual([]);
}

/** Opens a recorded page in the lab and waits for its form. */
export async function openFixture(
  page: Page,
  id: string,
  view: 'ad' | 'filter' = 'ad',
): Promise<Locator> {
  await page.goto(`/lab?fixture=${id}&view=${view}`);
  const form = page.getByRole('region', {
    name: view === 'ad' ? 'Форма продавца' : 'Фильтр посетителя',
  });
  await expect(form).toBeVisible();
  return form;
}
