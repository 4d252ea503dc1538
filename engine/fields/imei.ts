import { imei as imeiRule } from '../rules/imei.ts';
import { defineKind } from './define-kind.ts';
import { textShape } from './text-shape.ts';

const shape = textShape({
  rule: imeiRule,
  hasLengths: false,
  // The pattern says most of the format to tools that do not know it.
  schema: { format: 'imei', pattern: String.raw`^\d{15}$` },
});

/** IMEI: a phone's number, fifteen digits. Claims are judged as they come, separators and all. */
export const imei = defineKind({ type: 'IMEI', shape: () => shape, widget: () => 'imei' });
