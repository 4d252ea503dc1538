import { heldBy, type AdSketch } from '../ad-sketch.ts';
import { FORMS, type Part, type Phrases, type Sentence, type When } from '../seed-file.ts';

const plural = new Intl.PluralRules('ru');
const NBSP = '\u00A0';

/** One of the sentences that fit the ad; `null` when none does. */
export function phraseFor(sketch: AdSketch, sentences: readonly Sentence[]): string | null {
  const fitting = sentences.flatMap((sentence) => phraseIfFits(sketch, sentence) ?? []);
  return fitting.length === 0 ? null : sketch.random.pick(fitting);
}

/**
 * A text of several parts, each in one of its fitting variants or left out; a variant is used once.
 */
export function phraseText(sketch: AdSketch, parts: readonly Part[], phrases: Phrases): string {
  const fitting: string[] = [];
  for (const part of parts) {
    const { odds, of } = typeof part === 'object' && 'of' in part ? part : { odds: 1, of: part };
    const ways = typeof of === 'string' ? namedWays(phrases, of) : of;
    if (!sketch.random.chance(odds)) continue;
    const sentence = phraseFor(sketch, ways);
    if (sentence !== null && !fitting.includes(sentence)) fitting.push(sentence);
  }
  return fitting.join(' ');
}

function namedWays(phrases: Phrases, name: string): readonly Sentence[] {
  const ways = phrases[name];
  if (ways === undefined) throw new Error(`There are no phrases named "${name}".`);
  return ways;
}

function phraseIfFits(sketch: AdSketch, sentence: Sentence): string | null {
  if (typeof sentence === 'string') return fill(sketch, sentence);
  if ('if' in sentence) return holds(sketch, sentence.if) ? fill(sketch, sentence.say) : null;
  return holds(sketch, sentence.unless) ? null : fill(sketch, sentence.say);
}

function holds(sketch: AdSketch, when: When): boolean {
  return Object.entries(when).every(([key, wanted]) => {
    const held = heldBy(sketch, key);
    return [wanted].flat().some((one) => held.includes(one));
  });
}

/** Fills the braces; `null` when one of them names a value that the ad lacks. */
function fill(sketch: AdSketch, template: string): string | null {
  let isWhole = true;
  const text = template.replaceAll(/\{([^{}]*)\}/g, (_braces, inside: string) => {
    const word = wordOf(sketch, inside);
    if (word === null) isWhole = false;
    return word ?? '';
  });
  return isWhole ? text : null;
}

function wordOf(sketch: AdSketch, inside: string): string | null {
  if (inside.includes('|')) return inside.split('|')[FORMS.indexOf(sketch.form)] ?? null;
  if (inside.startsWith('#')) return countOf(sketch, inside);
  if (!inside.endsWith('~')) return textOf(sketch, inside);
  const text = textOf(sketch, inside.slice(0, -1));
  return text === null ? null : text.charAt(0).toLowerCase() + text.slice(1);
}

/** `#key год,года,лет`: «3 года». */
function countOf(sketch: AdSketch, inside: string): string | null {
  const [key = '', nouns = ''] = inside.slice(1).split(' ', 2);
  const [one = '', few = '', many = ''] = nouns.split(',');
  const number = sketch.values[key] ?? Number(sketch.words[key]);
  if (typeof number !== 'number' || Number.isNaN(number)) return null;
  const form = plural.select(number);
  return `${numberText(number)}${NBSP}${form === 'one' ? one : form === 'few' ? few : many}`;
}

/** A word, the name of the chosen option, or the value itself. */
function textOf(sketch: AdSketch, key: string): string | null {
  const { words, plan } = sketch;
  if (key === 'name') return sketch.product.name;
  const word = words[key];
  if (word !== undefined) return word;
  const held = heldBy(sketch, key);
  if (held.length === 0) return null;
  const field = plan.fields.find((one) => one.key === key);
  return held
    .map((value) => {
      const option = field?.options.find((one) => one.value === value);
      return option?.name ?? (typeof value === 'number' ? numberText(value) : String(value));
    })
    .join(', ');
}

/** «12 500», «64,5»; four digits are not grouped, because of years. */
function numberText(number: number): string {
  const text = String(number).replace('.', ',');
  return Math.abs(number) < 10_000 ? text : text.replaceAll(/\B(?=(\d{3})+(?!\d))/g, NBSP);
}
