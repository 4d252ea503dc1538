import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  draftValues,
  valuesByKey,
} from '../../../../app/client/features/create-ad/form/draft-values.ts';
import type { FormState, Payload } from '../../../../engine/form/state/form-state.ts';
import { payload } from '../../../../engine/form/state/payload.ts';
import { start } from '../../../../engine/form/state/start.ts';
import { answered, lives, openLoads } from '../../../engine/form/life.ts';
import type { Life } from '../../../engine/form/life.ts';
import { LAW_RUNS } from '../../../law-runs.ts';

/** Forms of sellers in the middle of their lives. */
const adLives = lives.filter(({ plan }) => plan.mode === 'ad');

describe('a draft, whatever happened to the form,', { timeout: 60_000 + LAW_RUNS * 50 }, () => {
  test('brings back the same payload when everything typed could be sent', () => {
    each((life) => {
      const kept = answered(life, openLoads(life), first);
      const sent = Object.keys(payload(life.plan, kept));
      fc.pre(draftValues(life.plan, kept).length === sent.length);
      expect(payloadAfter(life, kept)).toEqual(payload(life.plan, kept));
    });
  });

  test('loses nothing that waited for its list when it was kept', () => {
    each((life) => {
      const kept = openLoads(life);
      const grown = Object.keys(payload(life.plan, answered(life, kept, first)));
      // A value of a list of which a part is known may come back longer, never shorter.
      expect(Object.keys(payloadAfter(life, kept.state))).toEqual(expect.arrayContaining(grown));
    });
  });

  test('keeps what was typed and cannot be sent yet', () => {
    each((life) => {
      const kept = answered(life, openLoads(life), first);
      const typed = kept.entries.filter(({ input }) => input !== null);
      expect(draftValues(life.plan, kept).length).toBeGreaterThanOrEqual(typed.length);
    });
  });
});

function each(law: (life: Life) => void): void {
  fc.assert(fc.property(adLives, law));
}

/** The form of another visit, started with what the device kept as text. */
function restart({ plan }: Life, kept: FormState) {
  const text = JSON.stringify(draftValues(plan, kept));
  return start(plan, valuesByKey(JSON.parse(text)));
}

function payloadAfter(life: Life, kept: FormState): Payload {
  const { state, effects: loads } = restart(life, kept);
  return payload(life.plan, answered(life, { state, loads }, first));
}

function first(): number {
  return 0;
}
