import { Box, boxInput } from '../box/Box.tsx';
import { inputText } from '../number-text/input-text.ts';
import type { WidgetProps } from '../widget.ts';

/** A box for a site's address. `type="url"` is not used: the engine accepts a bare host. */
export function UrlControl(props: WidgetProps) {
  const { view, id, describedBy, isInvalid, isDisabled, onInput, onBlur } = props;
  return (
    <Box icon="link" isInvalid={isInvalid} isDisabled={isDisabled}>
      <input
        id={id}
        type="text"
        className={boxInput}
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        disabled={isDisabled}
        placeholder={view.field.placeholder ?? undefined}
        aria-required={view.isRequired || undefined}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        value={inputText(view.input)}
        onChange={(event) => onInput(event.currentTarget.value)}
        onBlur={() => onBlur()}
      />
    </Box>
  );
}
