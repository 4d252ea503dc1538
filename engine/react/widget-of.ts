import { kindOf } from '../fields/registry.ts';
import { fieldAt } from '../form/state/plan-index.ts';
import type { FormCore } from './form-context.ts';
import type { Widget } from './widget.ts';

/** The widget that draws the field of an index. */
export function widgetOf({ store, widgets }: FormCore, field: number): Widget {
  const { plan } = store;
  const definition = fieldAt(plan, field);
  return widgets[kindOf(definition).widget(definition, plan.mode)];
}
