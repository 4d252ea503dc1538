import { chromium } from 'playwright-core';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-gpu'] });
const base = 'http://127.0.0.1:4990';
const shots = JSON.parse(process.argv[2]);
for (const [name, path, w, h, scheme, full, act] of shots) {
  const c = await b.newContext({ viewport: { width: w, height: h }, colorScheme: scheme, locale: 'ru-RU', reducedMotion: 'reduce', storageState: { cookies: [], origins: [{ origin: base, localStorage: [{ name: 'app_modal_shown', value: 'true' }, { name: 'app_modal_shown_at', value: String(Date.now()) }, { name: 'app_banner_dismissed', value: 'true' }] }] } });
  const p = await c.newPage();
  p.on('console', (m) => { if (m.type() !== 'info' && m.type() !== 'log') console.log(name, m.type(), m.text().slice(0, 200)); });
  await p.goto(base + path, { waitUntil: 'networkidle' });
  if (act) { try { await eval(`(async (p) => {${act}})`)(p); } catch (e) { console.log(name, String(e).slice(0, 200)); } await p.waitForTimeout(900); }
  await p.screenshot({ path: `/tmp/look-${name}.png`, fullPage: !!full });
  await c.close();
}
await b.close();
