import type { Page, Response } from '@playwright/test';

import { expect, test } from '../people/person.ts';

const HASH = /^'sha256-[\w+/]{43}='$/;

/** What the policy refuses below; the picture's violation is taken out of the noise. */
test.use({ expectedNoise: /requires 'Trusted|policy: require-trusted-types-for/ });

test('pages have a policy that forbids inline code and eval', async ({ page, noise }) => {
  for (const path of ['/', '/lab', '/nowhere']) {
    const answer = await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectPolicy(answer, path);
    await expectRefusedMarkup(page, path);
  }
  await test.step('a violation fails every test here: a picture carries nothing away', async () => {
    await page.evaluate(() => {
      new Image().src = 'https://evil.example/?token';
    });
    await expect.poll(() => noise.join('\n')).toContain('policy: img-src https://evil.example/');
    noise.length = 0;
  });
});

/** Compares the rules of a page with those that the site needs. */
async function expectPolicy(answer: Response | null, path: string): Promise<void> {
  const policy = (await answer?.headerValue('content-security-policy')) ?? '';
  const rules = new Map(
    policy.split(';').map((rule) => {
      const [name = '', ...sources] = rule.trim().split(' ');
      return [name, sources] as const;
    }),
  );
  // Inline scripts, allowed by their hashes, must run before the first paint.
  const [self, ...hashes] = rules.get('script-src') ?? [];
  expect(self, path).toBe("'self'");
  expect(hashes, path).toEqual(hashes.map(() => expect.stringMatching(HASH)));
  expect(rules.get('style-src'), path).toEqual(["'self'"]);
  expect(rules.get('default-src'), path).toEqual(["'self'"]);
  expect(rules.get('object-src'), path).toEqual(["'none'"]);
  expect(rules.get('base-uri'), path).toEqual(["'none'"]);
  const frames = path === '/lab' ? "'self'" : "'none'";
  expect(rules.get('frame-ancestors'), path).toEqual([frames]);
  expect(rules.get('require-trusted-types-for'), path).toEqual(["'script'"]);
  expect(policy).not.toContain('unsafe');
}

/** Checks that a script of the page writes no markup but drawings, and no code. */
async function expectRefusedMarkup(page: Page, path: string): Promise<void> {
  const written = await page.evaluate(() => {
    const write = (act: () => void) => {
      try {
        act();
        return 'written';
      } catch {
        return 'refused';
      }
    };
    const box = document.createElement('div');
    const script = document.createElement('script');
    return [
      write(() => (box.innerHTML = '<svg/>')),
      write(() => (box.innerHTML = '<img src="/none.png" onerror="document.title = 1">')),
      write(() => (script.textContent = 'document.title = 1')),
      write(() => (script.src = 'https://evil.example/')),
    ];
  });
  expect(written, path).toEqual(['written', 'refused', 'refused', 'refused']);
}
