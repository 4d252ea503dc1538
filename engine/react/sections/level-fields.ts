import type { Widget } from '../widget.ts';

/**
 * Fields of a card that are level with the control beside them, not with its label: a box with its
 * name inside, next to a field that has its label on top. Decided by the layout, which knows the
 * page; `:has(+ …)` would make the browser style the whole card again whenever a field comes or
 * goes.
 *
 * @param fields The shown fields in page order.
 */
export function levelFields(
  fields: readonly number[],
  widgetOf: (field: number) => Pick<Widget, 'label' | 'isWide'>,
): ReadonlySet<number> {
  const widgetsOfRow = fields.map(widgetOf);
  const isLabelled = widgetsOfRow.map(({ label, isWide }) => label !== 'inside' && !isWide);
  return new Set(
    fields.filter(
      (_, index) =>
        widgetsOfRow[index]?.label === 'inside' && (isLabelled[index - 1] || isLabelled[index + 1]),
    ),
  );
}
