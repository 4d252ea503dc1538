import { imei as imeiRule } from '../../rules/imei.ts';
import { defineKind } from '../define-kind.ts';
import { textShape } from '../shapes/text-shape.ts';

const shape = textShape({ name: 'imei', rule: imeiRule, hasLengths: false });

/** IMEI: a phone's number, fifteen digits. Claims are validated unchanged, separators included. */
export const imei = defineKind({ type: 'IMEI', shape: () => shape, widget: () => 'imei' });
