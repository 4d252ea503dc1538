import { startFirefox } from './drivers/firefox.ts';
import { missingText } from './drivers/programs.ts';
import { startWebKit } from './drivers/webkit.ts';
import { everyScreen } from './journeys/every-screen.ts';
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
const JOURNEYS: readonly Journey[] = [
  signIn,
  filters,
  publishCar,
  gallery,
  labPlayer,
  otherSite,
  everyScreen,
];

/** `npm run test:browsers`; after `--` the names of browsers and journeys, by default all. */
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

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const report = openReport();
const times: string[] = [];
const product = await startProduct();
try {
  for (const name of names) times.push(await makeJourneys(name));
} finally {
  await product.stop();
}
const { passed, failed } = report.tally();
console.log(`\n${times.join(', ')}\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/** Runs every journey in a browser, at each of its widths; returns the duration. */
async function makeJourneys(name: keyof typeof BROWSERS): Promise<string> {
  const started = Date.now();
  const browser = await BROWSERS[name]();
  console.log(`\n── ${name}`);
  try {
    for (const { journey, width } of journeys.flatMap(atEachWidth)) {
      await makeJourney({ browser, product, report }, { journey, width });
    }
  } finally {
    await browser.close();
  }
  return `${name}: ${((Date.now() - started) / 1000).toFixed(0)} s`;
}

function atEachWidth(journey: Journey) {
  return journey.widths.map((width) => ({ journey, width }));
}
