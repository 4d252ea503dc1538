import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  draftValues,
  valuesByKey,
} from '../../../../app/client/features/create-ad/form/draft-values.ts';
import type { FormState, Payload } from '../../../../engine/form/state/form-state.ts';
import { payload } from '../../../../engine/form/state/payload.ts';
import { start } from '../../../../engine/form/state/start.ts';
import { answered, sessions, pendingLoads } from '../../../engine/form/session.ts';
import type { Session } from '../../../engine/form/session.ts';
import { LAW_RUNS } from '../../../law-runs.ts';

/** Forms of sellers with a history of events, without inputs that no JSON carries. */
const adSessions = sessions
  .filter(({ plan }) => plan.mode === 'entry')
  .map((life) => ({ ...life, acts: life.acts.filter(isWritable) }));

function isWritable(act: Session['acts'][number]): boolean {
  return act.type !== 'SET' || !Number.isNaN(act.input);
}

describe('a draft after any history of the form', { timeout: 60_000 + LAW_RUNS * 50 }, () => {
  test('restores the same payload when every input was valid', () => {
    each((life) => {
      const kept = answered(life, pendingLoads(life), first);
      const sent = Object.keys(payload(life.plan, kept));
      fc.pre(draftValues(life.plan, kept).length === sent.length);
      expect(payloadAfter(life, kept)).toEqual(payload(life.plan, kept));
    });
  });

  test('keeps every value that was waiting for its list', () => {
    each((life) => {
      const kept = pendingLoads(life);
      const grown = Object.keys(payload(life.plan, answered(life, kept, first)));
      // A partly known value of a list may be restored longer, never shorter.
      expect(Object.keys(payloadAfter(life, kept.state))).toEqual(expect.arrayContaining(grown));
    });
  });

  test('keeps the input that is not valid yet', () => {
    each((life) => {
      const kept = answered(life, pendingLoads(life), first);
      const typed = kept.entries.filter(({ input }) => input !== null);
      expect(draftValues(life.plan, kept).length).toBeGreaterThanOrEqual(typed.length);
    });
  });
});

function each(law: (life: Session) => void): void {
  fc.assert(fc.property(adSessions, law));
}

/** The form of a later visit, restored from the text on the device. */
function restart({ plan }: Session, kept: FormState) {
  const text = JSON.stringify(draftValues(plan, kept));
  return start(plan, valuesByKey(JSON.parse(text)));
}

function payloadAfter(life: Session, kept: FormState): Payload {
  const { state, effects: loads } = restart(life, kept);
  return payload(life.plan, answered(life, { state, loads }, first));
}

function first(): number {
  return 0;
}
