import { useRef, useState, type KeyboardEvent } from 'react';

import { Box, boxInput } from '../box/Box.tsx';
import { useWords } from '../catalogue/use-words.ts';
import { Icon } from '../icon/Icon.tsx';
import { FieldParts } from '../leave/FieldParts.tsx';
import type { WidgetProps } from '../widget.ts';
import { inputPlace, placeText } from './input-place.ts';
import { MapDialog } from './MapDialog.tsx';

import styles from './MapControl.module.css';

/** A place on the map: a field to read, which opens a window with a map to choose on. */
export function MapControl(props: WidgetProps) {
  const { view, id, onInput, onBlur } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <FieldParts
      id={id}
      onLeave={() => {
        if (!isOpen) onBlur();
      }}
    >
      <PlaceBox {...props} onOpen={() => setOpen(true)} />
      {isOpen && (
        <MapDialog
          place={inputPlace(view.input)}
          isSuggested={view.isFollowing}
          onClose={() => setOpen(false)}
          onSave={(place) => {
            onInput(place);
            setOpen(false);
          }}
        />
      )}
    </FieldParts>
  );
}

function PlaceBox(props: WidgetProps & { readonly onOpen: () => void }) {
  const { view, id, describedBy, isInvalid, isDisabled, onOpen } = props;
  const input = useRef<HTMLInputElement>(null);
  const words = useWords('map');
  const place = inputPlace(view.input);
  const clear = () => {
    input.current?.focus();
    props.onInput(null);
  };
  return (
    <Box
      isInvalid={isInvalid}
      isDisabled={isDisabled}
      suffix={
        <span className={styles.tail}>
          {place !== null && !isDisabled && (
            <button
              type="button"
              className={styles.clear}
              aria-label={words.clearName(view.field.name)}
              onClick={clear}
            >
              <Icon name="x" />
            </button>
          )}
          <Icon name="pin" />
        </span>
      }
    >
      <input
        ref={input}
        id={id}
        type="text"
        className={`${boxInput} ${styles.field}`}
        readOnly
        disabled={isDisabled}
        placeholder={view.field.placeholder ?? words.choose}
        aria-haspopup="dialog"
        aria-required={view.isRequired || undefined}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        value={place === null ? '' : placeText(place, words)}
        onClick={onOpen}
        onKeyDown={(event) => {
          if (isOpener(event)) onOpen();
        }}
      />
    </Box>
  );
}

// Enter would submit the form around, and Space would scroll the page.
function isOpener(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' && event.key !== ' ') return false;
  event.preventDefault();
  return true;
}
