import type { PlanField } from '../../index.ts';
import { why, type Why } from '../../inspect.ts';
import type { Output } from '../frame/io.ts';
import { paint } from '../frame/paint.ts';
import { clearingOf } from './clearing.ts';
import type { ExplainLanguage } from './explain-language.ts';
import type { OpenForm, ExplainedAct } from './open-form.ts';

/** An explanation for a person: what the acts did, then every field with its reasons. */
export function explainText(
  form: OpenForm,
  fields: readonly PlanField[],
  { language, output }: { readonly language: ExplainLanguage; readonly output: Output },
): string {
  const acts = form.shown.map((shown) => actText(shown, language, output));
  const blocks = fields.map((field) => {
    const found = why(form.plan, form.state, field.index);
    const head = `${paint(output, 'bold', field.key)}  ${field.name}  ${standing(found, language, output)}`;
    const lines = [...language.causes(found), ...language.clearing(clearingOf(form.plan, field))];
    return [head, ...lines.map((line) => `  ${line}`)].join('\n');
  });
  return [...acts, ...blocks].map((block) => `${block}\n`).join('\n');
}

/** The same for a machine. */
export function explainJson(form: OpenForm, fields: readonly PlanField[]): string {
  const { plan, state, shown } = form;
  const explained = fields.map((field) => ({
    ...why(plan, state, field.index),
    clearing: clearingOf(plan, field),
  }));
  const acts = shown.map(({ title, reasons }) => ({ act: title, reasons }));
  return `${JSON.stringify({ mode: plan.mode, acts, fields: explained }, null, 2)}\n`;
}

function standing(found: Why, language: ExplainLanguage, output: Output): string {
  return paint(output, found.isVisible ? 'green' : 'dim', `[${language.standing(found)}]`);
}

function actText(
  { title, reasons }: ExplainedAct,
  language: ExplainLanguage,
  output: Output,
): string {
  const lines = reasons.map((reason) => language.act(reason));
  const shown = lines.length === 0 ? [language.nothing] : lines;
  return [paint(output, 'bold', language.after(title)), ...shown.map((line) => `  ${line}`)].join(
    '\n',
  );
}
