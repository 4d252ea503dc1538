import { startFirefox } from './drivers/firefox.ts';
import { missingText } from './drivers/programs.ts';
import { startWebKit } from './drivers/webkit.ts';
import { filters } from './journeys/filters.ts';
import { gallery } from './journeys/gallery.ts';
import type { Journey } from './journeys/journey.ts';
import { labPlayer } from './journeys/lab-player.ts';
import { otherSite } from './journeys/other-site.ts';
import { publishCar } from './journeys/publish-car.ts';
import { signIn } from './journeys/sign-in.ts';
import { makeJourney } from './make-journey.ts';
import { startProduct } from './product.ts';
import { openReport } from './report.ts';

const BROWSERS = { WebKit: startWebKit, Firefox: startFirefox } as const;
const JOURNEYS: readonly Journey[] = [signIn, filters, publishCar, gallery, labPlayer, otherSite];

/** `npm run test:browsers`, or with the names of the browsers and journeys that are wanted. */
const wanted = process.argv.slice(2);
const names = (['WebKit', 'Firefox'] as const).filter(
  (name) => !wanted.some((one) => one in BROWSERS) || wanted.includes(name),
);
const journeys = JOURNEYS.filter(
  ({ title }) => wanted.every((one) => one in BROWSERS) || wanted.includes(title),
);
const missing = missingText(names);
if (missing !== null) {
  console.error(missing);
  process.exit(1);
}

const report = openReport();
const seconds: string[] = [];
const product = await startProduct();
try {
  for (const name of names) {
    const started = Date.now();
    const browser = await BROWSERS[name]();
    try {
      for (const journey of journeys) {
        for (const width of journey.widths) {
          await makeJourney({ browser, product, report }, { journey, width });
        }
      }
    } finally {
      await browser.close();
    }
    seconds.push(`${name}: ${((Date.now() - started) / 1000).toFixed(0)} s`);
  }
} finally {
  await product.stop();
}
const { passed, failed } = report.tally();
console.log(`\n${seconds.join(', ')}\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
