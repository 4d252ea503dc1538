import { expectAll, readTrace, type Trace, writeTrace } from '@bozor/form-engine/trace';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { carTrace, hesitation } from './car-trace.ts';
import { live, recordedSessions } from './recorded-session.ts';

describe('writeTrace', () => {
  test('writes what readTrace reads back, and the same text of what was read', () => {
    fc.assert(
      fc.property(recordedSessions, (session) => {
        const { trace } = live(session);
        const text = writeTrace(trace);
        const read = readTrace(JSON.parse(text)).trace;
        expect(read).toEqual(JSON.parse(JSON.stringify(trace)));
        expect(read === null ? null : writeTrace(read)).toBe(text);
      }),
    );
  });

  test('has one order for its properties, whatever theirs was', () => {
    const trace = expectAll(carTrace(hesitation));
    expect(writeTrace(backwards(trace))).toBe(writeTrace(trace));
  });

  test('writes an act a line where it fits, so that a difference shows as itself', () => {
    const filters = [
      { id: 1, key: 'price', name: 'Цена', type: 'EDIT_TEXT', data_type: 'INTEGER' },
    ];
    const acts = [
      { at: 0, type: 'SET', key: 'price', input: '12 500' },
      { at: 40, type: 'SET', key: 'price', input: 'двенадцать тысяч пятьсот, но можно и меньше' },
      { at: 41.5, type: 'UNDO' },
    ] as const;
    expect(writeTrace(expectAll(carTrace(acts, { definitions: { filters } })))).toBe(`{
  "format": "form-trace",
  "version": 1,
  "title": "Машина",
  "mode": "entry",
  "definitions": {
    "filters": [
      { "id": 1, "key": "price", "name": "Цена", "type": "EDIT_TEXT", "data_type": "INTEGER" }
    ]
  },
  "values": null,
  "expected": { "visible": { "price": true } },
  "acts": [
    {
      "at": 0,
      "type": "SET",
      "key": "price",
      "input": "12 500",
      "expected": { "inputs": { "price": "12 500" }, "payload": { "price": 12500 } }
    },
    {
      "at": 40,
      "type": "SET",
      "key": "price",
      "input": "двенадцать тысяч пятьсот, но можно и меньше",
      "expected": {
        "inputs": { "price": "двенадцать тысяч пятьсот, но можно и меньше" },
        "faults": { "price": { "code": "number.invalid" } },
        "payload": { "price": null }
      }
    },
    {
      "at": 41.5,
      "type": "UNDO",
      "expected": { "inputs": { "price": null }, "faults": { "price": null } }
    }
  ]
}
`);
  });
});

/** The same trace with its own properties, its acts' and its expectations' turned round. */
function backwards(trace: Trace): Trace {
  return {
    acts: trace.acts.map((act) => ({ expected: {}, ...act, at: act.at })),
    ...(trace.expected !== undefined && { expected: { ...trace.expected } }),
    values: trace.values,
    definitions: trace.definitions,
    mode: trace.mode,
    title: trace.title,
    version: trace.version,
    format: trace.format,
  };
}
