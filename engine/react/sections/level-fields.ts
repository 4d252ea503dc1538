import type { Widget } from '../widget.ts';

/**
 * Fields of a card that stand level with the control beside them, not with its label: a box with
 * its name inside, next to a field that has its label on top. Told by the one who knows the page;
 * `:has(+ …)` would make the browser style the whole card anew whenever a field comes or goes.
 *
 * @param fields The shown fields in page order.
 */
export function levelFields(
  fields: readonly number[],
  widgetOf: (field: number) => Pick<Widget, 'label' | 'isWide'>,
): ReadonlySet<number> {
  const looks = fields.map(widgetOf);
  const isLabelled = looks.map(({ label, isWide }) => label !== 'inside' && !isWide);
  return new Set(
    fields.filter(
      (_, place) =>
        looks[place]?.label === 'inside' && (isLabelled[place - 1] || isLabelled[place + 1]),
    ),
  );
}
