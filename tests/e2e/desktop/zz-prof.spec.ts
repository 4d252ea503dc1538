import { writeFileSync } from 'node:fs';
import { test } from '../person.ts';
import { fillForm } from '../fill-form.ts';
import { openFixture } from '../open-lab.ts';
import { recordedForm } from '../recorded.ts';

test('prof', async ({ page }) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.start');
  const m = async (w: string) => { const { metrics } = await cdp.send('Performance.getMetrics'); console.log(w, metrics.filter(({ name }) => /Duration|Count|Nodes/.test(name)).map(({ name, value }) => `${name}=${value.toFixed(2)}`).join(' ')); };
  const form = await openFixture(page, 'create/cars.legkovye-avtomobili' + (process.env['Q'] ?? ''));
  await m('opened');
  await fillForm(form, recordedForm('cars.legkovye-avtomobili'));
  await m('filled');
  const { profile } = await cdp.send('Profiler.stop');
  writeFileSync('/tmp/prof/p.json', JSON.stringify(profile));
});


test.use({ viewport: { width: 1024, height: 640 } });
