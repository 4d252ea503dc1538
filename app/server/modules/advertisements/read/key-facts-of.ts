import { FACT_SEPARATOR } from '../../../../card/card-words.ru.ts';
import type { KeyFact } from '../../../../contract/index.ts';
import type { ads } from '../../../db/schema.ts';

type FactColumns = Pick<typeof ads.$inferSelect, 'facts' | 'keyFacts' | 'characteristics'>;

/** The key facts of an ad; of an older one those of its line that are characteristics. */
export function keyFactsOf({ facts, keyFacts, characteristics }: FactColumns): KeyFact[] {
  if (keyFacts !== null) return keyFacts.map(besideName);
  return (facts ?? '').split(FACT_SEPARATOR).flatMap((fact) => {
    const known = characteristics.find(({ value }) => value === fact);
    return known === undefined ? [] : [{ ...known, icon: null }];
  });
}

/** A fact beside its name, which does not repeat it: the «Warranty 3 months» of a card is «3 months». */
function besideName(fact: KeyFact): KeyFact {
  const [name = ''] = fact.name.split(',');
  const start = `${name} `;
  return fact.value.startsWith(start)
    ? { ...fact, name, value: fact.value.slice(start.length) }
    : fact;
}
