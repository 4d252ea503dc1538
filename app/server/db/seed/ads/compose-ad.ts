import type { Plan } from '@bozor/form-engine';

import type { AdSketch } from './ad-sketch.ts';
import { chooseValues } from './chance/choose-values.ts';
import { phraseText, phraseFor } from './chance/phrase.ts';
import { randomPrice } from './chance/price.ts';
import { randomSpot, type Towns } from './chance/random-spot.ts';
import { seededRandom } from './chance/seeded-random.ts';
import type { Seller } from './people/make-sellers.ts';
import type { AdsFile, Phrases, Places, Product } from './seed-file.ts';
import { shapeDwelling, shapeFlat } from './shapes/dwelling.ts';
import { shapeCar } from './shapes/shape-car.ts';
import { shapeJob } from './shapes/shape-job.ts';
import { shapeNewBuilding } from './shapes/shape-new-building.ts';
import { shapePhone } from './shapes/shape-phone.ts';
import type { Shape } from './shapes/shape.ts';

/** Input of an ad's generation. */
export interface AdOrder {
  readonly seed: string;
  readonly plan: Plan;
  readonly file: AdsFile;
  readonly product: Product;
  readonly seller: Seller;
  readonly today: Date;
}

/** Facts common to all ads. */
export interface Surroundings {
  readonly phrases: Phrases;
  readonly places: Places;
  readonly towns: Towns;
}

/** The content that a person would have sent. */
export interface ComposedAd {
  readonly filters: Readonly<Record<string, unknown>>;
  /** URLs of pictures; the first is the cover. */
  readonly images: readonly string[];
  readonly title: string;
}

const SHAPES: Readonly<Record<NonNullable<AdsFile['shape']>, Shape>> = {
  car: shapeCar,
  phone: shapePhone,
  flat: shapeFlat,
  dwelling: shapeDwelling,
  'new-building': shapeNewBuilding,
  job: shapeJob,
};

/** Longest description of a seeded ad, in code points: cut after the last sentence that fits. */
const DESCRIPTION_LENGTH = 600;
const MAP_ODDS = 0.8;
const BARGAIN_ODDS = 0.45;
const DELIVERY_ODDS = 0.3;

/** Generates one ad. Equal input gives an equal ad. */
export function composeAd(order: AdOrder, around: Surroundings): ComposedAd {
  const sketch = toSketch(order);
  const { file, product, seller, plan } = order;
  const { values, random: lot } = sketch;
  const spot = randomSpot(lot, seller.city, around);
  sketch.words['in_city'] = spot.within;
  chooseHabits(sketch, seller);
  if (seller.shop !== null) chooseValues(sketch, file.shop);
  chooseValues(sketch, product.with);
  chooseValues(sketch, file.values);
  if (file.shape !== undefined) {
    SHAPES[file.shape](sketch, { city: seller.city, facts: file.facts });
  }
  chooseValues(sketch, file.after);
  if (values['price'] === undefined && product.price !== undefined && isSold(sketch)) {
    values['price'] = randomPrice(sketch, product.price);
  }
  if (!isSold(sketch)) delete values['bargain'];
  sketch.words['haggling'] = hagglingOf(sketch);
  values['city'] = seller.city;
  if (spot.district !== null && has(plan, 'district')) values['district'] = spot.district;
  if (has(plan, 'location') && lot.chance(MAP_ODDS)) values['location'] = spot.location;

  const title = titleOf(sketch, file);
  values['title'] = title;
  values['description'] = descriptionOf(sketch, file, around.phrases);
  return { filters: values, images: imagesOf(sketch, file), title };
}

function toSketch({ seed, plan, product, seller, today, file }: AdOrder): AdSketch {
  return {
    plan,
    product,
    today,
    random: seededRandom(seed),
    form: file.isAboutSeller ? (seller.isWoman ? 'f' : 'm') : product.form,
    values: {},
    words: {
      ...product.words,
      owner: seller.isWoman ? 'woman' : 'man',
      party: seller.shop === null ? 'person' : 'shop',
    },
    photos: [],
  };
}

function has(plan: Plan, key: string): boolean {
  return plan.keys.includes(key);
}

/** Values that depend on the seller more than on the product: a shop is a shop in all its ads. */
function chooseHabits({ plan, values, random: lot }: AdSketch, { shop }: Seller): void {
  const isShop = shop !== null;
  if (has(plan, 'seller')) values['seller'] = isShop ? 'magazin' : 'chastnoe-lico';
  if (has(plan, 'offered_by')) values['offered_by'] = isShop ? 'agent' : 'owner';
  const delivery = shop?.hasDelivery ?? lot.chance(DELIVERY_ODDS);
  if (has(plan, 'delivery') && delivery) values['delivery'] = true;
  const bargain = lot.chance(isShop ? BARGAIN_ODDS / 3 : BARGAIN_ODDS);
  if (has(plan, 'bargain') && bargain) values['bargain'] = true;
}

function isSold({ values, plan }: AdSketch): boolean {
  const isPriced = values['price_kind'] !== 'dogovornaya';
  return has(plan, 'price') && isPriced && (values['offer'] ?? 'prodayu') === 'prodayu';
}

/** The price's negotiability: open, fixed, or no price. */
function hagglingOf({ values }: AdSketch): 'open' | 'closed' | 'none' {
  if (values['price'] === undefined) return 'none';
  return values['bargain'] === true ? 'open' : 'closed';
}

function titleOf(sketch: AdSketch, file: AdsFile): string {
  const title = phraseFor(sketch, sketch.product.titles ?? file.titles);
  if (title === null) throw new Error(`No title fits «${sketch.product.name}».`);
  return title.replace(/^\p{Script=Cyrillic}/u, (letter) => letter.toUpperCase());
}

function descriptionOf(sketch: AdSketch, file: AdsFile, phrases: Phrases): string {
  // Praise of the product would contradict a request for a repair.
  const isBroken = sketch.values['condition'] === 'trebuet-remonta';
  const own = isBroken ? null : phraseFor(sketch, sketch.product.says);
  const rest = phraseText(sketch, file.text, phrases);
  const sentences = [own, rest].filter((text) => text !== null && text !== '').join(' ');
  if (sentences.length <= DESCRIPTION_LENGTH) return sentences;
  return sentences.slice(0, sentences.lastIndexOf('. ', DESCRIPTION_LENGTH - 1) + 1);
}

/** The product's first picture is its cover; of the file's pictures any may be the cover. */
function imagesOf(sketch: AdSketch, file: AdsFile): readonly string[] {
  const { random: lot, photos, product } = sketch;
  if (photos.length > 0) return photos.map(addressOf);
  const pool = product.photos ?? lot.some(file.photos, file.photos.length);
  const [cover, ...others] = pool;
  const count = lot.whole(...file.gallery);
  if (cover === undefined || count === 0) return [];
  return [cover, ...lot.some(others, count - 1)].map(addressOf);
}

/** `phone` is a photo; `categories/pets` is in another folder of the art. */
function addressOf(photo: string): string {
  return photo.includes('/') ? `/art/${photo}.svg` : `/art/photos/${photo}.svg`;
}
