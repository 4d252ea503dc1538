import type { Snapshot } from '@bozor/form-engine/trace';

import { faultText } from '../../explanations.ru.ts';
import { listText, playerWords } from '../player-words.ru.ts';
import type { Section } from './snapshot-rows.ts';

/** Maximum length of a value, in UTF-16 units. */
const LONGEST = 240;

/** Describes one entry of a snapshot; a fixed text for an absent entry. */
export function sectionText(snapshot: Snapshot | null, section: Section, name: string): string {
  if (snapshot === null || !Object.hasOwn(snapshot[section], name)) return playerWords.gone;
  switch (section) {
    case 'visible':
      return playerWords.seen;
    case 'faults': {
      const fault = snapshot.faults[name];
      return fault === undefined ? playerWords.gone : faultText(fault);
    }
    case 'lists': {
      const list = snapshot.lists[name];
      return list === undefined ? playerWords.gone : listText(list);
    }
    case 'shown':
      return snapshot.shown[name] ?? playerWords.gone;
    default:
      return jsonText(snapshot[section][name]);
  }
}

/** Returns a value as JSON on one line, cut at `LONGEST`. */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value) ?? playerWords.gone;
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
