import { replay } from '@bozor/form-engine/trace';
import { describe, expect, test } from 'vitest';

import { carTrace } from './car-trace.ts';

describe('a bound by the value of another field', () => {
  test('changes the fault of the bounded field, which was not touched', () => {
    const number = { type: 'EDIT_TEXT', data_type: 'INTEGER' };
    const definitions = [
      { id: 1, key: 'from', name: 'От', ...number, max_key: 'to' },
      { id: 2, key: 'to', name: 'До', ...number },
    ];
    const { steps } = replay(
      carTrace(
        [
          { at: 0, type: 'SET', key: 'from', input: '5' },
          { at: 1, type: 'SET', key: 'to', input: '4' },
        ],
        { definitions },
      ),
    );
    const fault = { code: 'bound.max', limit: 4, name: 'До' };
    expect(steps[2]?.change.faults).toEqual({ from: fault });
  });
});
