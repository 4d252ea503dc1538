import { describe, expect, test } from 'vitest';

import { fieldRefusalText as russian } from '../../../app/client/api/transport/field-refusal-text.ru.ts';
import { fieldRefusalText as tajik } from '../../../app/client/api/transport/field-refusal-text.tg.ts';
import { adFaultText } from '../../../app/contract/index.ts';
import type { AdFault } from '../../../app/contract/wire/refusals.ts';
import { faultText } from '../../../engine/rules/fault-text.ru.ts';
import { sampleFaults } from '../../engine/sample-faults.ts';

// A code without a sample does not compile.
const OF_ADS: Readonly<Record<AdFault['code'], AdFault>> = {
  'list.too-long': { code: 'list.too-long', max: 200 },
  'images.too-many': { code: 'images.too-many', max: 10 },
  'images.too-few': { code: 'images.too-few', min: 1 },
  'images.unknown': { code: 'images.unknown' },
  'location.unwanted': { code: 'location.unwanted' },
  'location.abroad': { code: 'location.abroad' },
  'text.invisible': { code: 'text.invisible' },
  'text.controls': { code: 'text.controls' },
  'text.marks': { code: 'text.marks' },
  'text.lines': { code: 'text.lines' },
  'text.phone': { code: 'text.phone' },
  'subcategory.unknown': { code: 'subcategory.unknown' },
  'subcategory.foreign': { code: 'subcategory.foreign' },
};

const faults = [
  ...Object.values(sampleFaults).map((fault) => ({ ...fault, message: faultText(fault) })),
  ...Object.values(OF_ADS).map((fault) => ({ ...fault, message: adFaultText(fault) })),
].map(({ code, message, ...params }) => ({ code, message, params, level: 'error' as const }));

describe("a field's fault from the server", () => {
  test.for(faults)('has its own sentence in Tajik: $code', (fault) => {
    expect(russian(fault)).toBe(fault.message);
    expect(tajik(fault)).not.toBe(fault.message);
    expect(tajik(fault)).not.toMatch(/[щыць]|undefined/i);
    const isOnePhoto = fault.code === 'images.too-few';
    for (const param of isOnePhoto ? [] : Object.values(fault.params)) {
      expect(tajik(fault)).toContain(String(param));
    }
  });

  test('keeps the sentence of the server for a code that the page does not know', () => {
    const fault = {
      code: 'ad.newer',
      message: 'Новое правило.',
      params: {},
      level: 'error' as const,
    };
    expect(tajik(fault)).toBe('Новое правило.');
  });
});
