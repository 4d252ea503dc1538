import { optionIs, rankWith, type MultiEnumProps } from '@jsonforms/core';
import { withJsonFormsMultiEnumProps } from '@jsonforms/react';

function BoxesControl({ path, label, options, data, addItem, removeItem }: MultiEnumProps) {
  const chosen: readonly unknown[] = Array.isArray(data) ? data : [];
  return (
    <fieldset>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="checkbox"
            checked={chosen.includes(option.value)}
            onChange={(event) => (event.target.checked ? addItem : removeItem)(path, option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

/**
 * Matches the controls that the UI schema marks as checkboxes; the vanilla set has none for them.
 */
export const boxesRenderer = {
  tester: rankWith(10, optionIs('variant', 'boxes')),
  renderer: withJsonFormsMultiEnumProps(BoxesControl),
};
