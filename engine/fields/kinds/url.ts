import { urlHost } from '../../rules/url-host.ts';
import { defineKind } from '../define-kind.ts';
import { textShape } from '../shapes/text-shape.ts';

const shape = textShape({ name: 'url', rule: urlHost, hasLengths: true });

/** URL: an address on the web, with its scheme or without. */
export const url = defineKind({ type: 'URL', shape: () => shape, widget: () => 'url' });
