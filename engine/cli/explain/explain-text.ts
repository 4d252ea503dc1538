import type { PlanField } from '../../index.ts';
import { why, type Why } from '../../inspect.ts';
import type { LocalizedIo } from '../frame/io.ts';
import { paint } from '../frame/paint.ts';
import type { CliWords } from '../words/english.en.ts';
import { clearingOf } from './clearing.ts';
import type { OpenForm, ExplainedAct } from './open-form.ts';

/** An explanation for a person: what the acts did, then every field with its reasons. */
export function explainText(form: OpenForm, fields: readonly PlanField[], io: LocalizedIo): string {
  const acts = form.shown.map((shown) => actText(shown, io));
  const blocks = fields.map((field) => {
    const found = why(form.plan, form.state, field.index);
    const head = `${paint(io.stdout, 'bold', field.key)}  ${field.name}  ${standing(found, io)}`;
    const lines = [
      ...io.words.explanations.why(found),
      ...io.words.explain.clearing(clearingOf(form.plan, field)),
    ];
    return [head, ...lines.map((line) => `  ${line}`)].join('\n');
  });
  return [...acts, ...blocks].map((block) => `${block}\n`).join('\n');
}

/** The same for a machine. */
export function explainJson(form: OpenForm, fields: readonly PlanField[], words: CliWords): string {
  const { plan, state, shown } = form;
  const explained = fields.map((field) => ({
    ...why(plan, state, field.index),
    clearing: clearingOf(plan, field),
  }));
  const acts = shown.map(({ title, reasons }) => ({ act: title(words), reasons }));
  return `${JSON.stringify({ mode: plan.mode, acts, fields: explained }, null, 2)}\n`;
}

function standing(found: Why, { stdout, words }: LocalizedIo): string {
  return paint(stdout, found.isVisible ? 'green' : 'dim', `[${words.explain.standing(found)}]`);
}

function actText({ title, reasons }: ExplainedAct, { stdout, words }: LocalizedIo): string {
  const { explain, explanations } = words;
  const lines = reasons.map((reason) => explanations.stepReason(reason));
  const shown = lines.length === 0 ? [explain.nothing] : lines;
  return [
    paint(stdout, 'bold', explain.after(title(words))),
    ...shown.map((line) => `  ${line}`),
  ].join('\n');
}
