import { explainDiagnostic } from '../../explain.ts';
import { compile, type FormMode } from '../../index.ts';
import { diagnose } from '../../inspect.ts';
import { textPositions, toPointer } from '../../json.ts';
import type { Part } from '../input/each-part.ts';
import { missedBy } from '../input/read-sources.ts';
import type { CliWords } from '../words/english.en.ts';
import type { Finding, LintedFile } from './finding.ts';
import { unreachableFindings } from './unreachable-finding.ts';

/** A finding before it has a place in the text. */
type Loose = Omit<Finding, 'region' | 'modes'>;

/** Checks a document in each of the modes; what is found in several is shown once. */
export function lintSource(part: Part, modes: readonly FormMode[], words: CliWords): LintedFile {
  const found = new Map<string, { readonly loose: Loose; readonly modes: FormMode[] }>();
  for (const mode of modes) {
    for (const loose of looseFindings(part, mode, words)) {
      const id = JSON.stringify([loose.code, loose.pointer, loose.message]);
      const known = found.get(id);
      if (known === undefined) found.set(id, { loose, modes: [mode] });
      else if (!known.modes.includes(mode)) known.modes.push(mode);
    }
  }

  const places = textPositions(part.source.text);
  const findings = Array.from(found.values(), ({ loose, modes }): Finding => {
    return { ...loose, region: places.regionOf(loose.pointer), modes };
  });
  return { name: part.source.name, findings: findings.toSorted(byPosition) };
}

function looseFindings({ document, at }: Part, mode: FormMode, words: CliWords): readonly Loose[] {
  const plan = compile(document, { mode });
  const odd = diagnose(plan).map((diagnostic): Loose => {
    const { code, pointer } = diagnostic;
    const explanation = explainDiagnostic(diagnostic, words.explanations);
    const inside = code === 'document.shape' ? missedBy(document) : null;
    const hint = inside === null ? explanation.hint : words.lint.addAt(toPointer(at, inside));
    return { code, pointer: at + pointer, ...explanation, hint };
  });
  const hidden = unreachableFindings(plan, words).map((one): Loose => {
    return { ...one, pointer: at + one.pointer };
  });
  return [...odd, ...hidden];
}

function byPosition({ region: { start: a } }: Finding, { region: { start: b } }: Finding): number {
  return a.line - b.line || a.column - b.column;
}
