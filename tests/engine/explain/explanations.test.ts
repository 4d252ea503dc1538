import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { compile } from '../../../engine/definition/compile.ts';
import { english, explainDiagnostic, russian } from '../../../engine/explain.ts';
import { arbitraryHostilePage } from '../../../engine/testing/arbitrary-hostile-page.ts';
import { readTrace } from '../../../engine/trace.ts';

/** English that only a sentence has. */
const ENGLISH = /\b(?:the|is|are|not|of|list|object|absent|no|has)\b/i;

/** A sentence without what it quotes: texts of the definition and names of properties. */
function withoutQuotes(text: string): string {
  return text.replaceAll(/"(?:[^"\\]|\\.)*"|`[^`]*`|\bNaN\b|[a-z_]+_[a-z_]+/g, '');
}

describe('explanations', () => {
  test('of a diagnostic are whole in either language, and of the same severity', () => {
    fc.assert(
      fc.property(arbitraryHostilePage, (page) => {
        for (const diagnostic of compile(page, { mode: 'entry' }).diagnostics) {
          const [en, ru] = [english, russian].map((one) => explainDiagnostic(diagnostic, one));
          expect(ru?.severity).toBe(en?.severity);
          for (const text of [ru?.message ?? '', ru?.hint ?? '']) {
            expect(text).toMatch(/[а-яё]{2}[^]*\.$/i);
            expect(withoutQuotes(text)).not.toMatch(ENGLISH);
          }
          for (const text of [en?.message ?? '', en?.hint ?? '']) {
            expect(withoutQuotes(text)).not.toMatch(/[а-яё]/i);
          }
        }
      }),
    );
  });

  test.for([
    [{}, 'Это формат не записи.'],
    [{ format: 'form-trace', version: 7 }, 'Версия 7, а понятна 1.'],
  ] as const)('of a file that is no trace, %j', ([json, message]) => {
    const [problem] = readTrace(json).problems;
    const found = problem === undefined ? null : russian.traceProblem(problem);
    expect(found?.message).toBe(message);
    expect(found?.hint).toMatch(/[а-яё]{2}[^]*\.$/i);
  });
});
