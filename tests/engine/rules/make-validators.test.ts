import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

import { describe, expect, test } from 'vitest';

import { makeValidators, VALIDATORS_FILE } from '../../../engine/rules/make-validators.ts';

const committed = readFileSync(VALIDATORS_FILE, 'utf8');

describe('the validators in the repository', () => {
  test('are what the script makes of the schemas', async () => {
    expect(committed).toBe(await makeValidators());
  });

  test('evaluate no code and ask for no module', () => {
    expect(committed).not.toMatch(/\beval\b|\bFunction\(|\brequire\b|\bimport\b/);
  });

  test('take at most 2.5 KB over the wire', () => {
    expect(brotliCompressSync(committed).length).toBeLessThanOrEqual(2560);
  });
});
