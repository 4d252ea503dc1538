import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

import { isPickable } from '../choice/chosen.ts';
import { useIsMobile } from '../use-media.ts';
import type { WidgetProps } from '../widget.ts';
import { DropdownPopup } from './DropdownPopup.tsx';
import { DropdownTrigger, isOptional } from './DropdownTrigger.tsx';
import { isLetter } from './list/list-move.ts';
import { hasSearch, type Opening } from './list/use-option-list.ts';

/** A dropdown list: a menu beside its trigger, a full sheet on mobile. */
export function Dropdown(widget: WidgetProps) {
  const { view, id, isDisabled } = widget;
  const trigger = useRef<HTMLButtonElement>(null);
  const isMobile = useIsMobile();
  const [wanted, setWanted] = useState<Opening | null>(null);
  const opening = isPickable(view) && !isDisabled ? wanted : null;
  // A list that was removed while it was open does not return.
  if (wanted !== null && opening === null) setWanted(null);
  const popupId = `${id}-popup`;

  const open = (how: Opening) => {
    if (isPickable(view)) setWanted(how);
  };
  const close = () => {
    trigger.current?.focus({ preventScroll: true });
    setWanted(null);
  };
  const press = (event: KeyboardEvent) => {
    if (isEmptying(event) && isOptional(view)) widget.onInput(null);
    const how = openingBy(event);
    if (how === null) return;
    event.preventDefault();
    open(how);
  };

  return (
    <div
      onBlur={(event) => {
        if (opening === null && leaves(event)) widget.onBlur();
      }}
    >
      <DropdownTrigger
        widget={widget}
        trigger={trigger}
        isOpen={opening !== null}
        popupId={popupId}
        popup={isMobile || hasSearch(view) ? 'dialog' : 'listbox'}
        onPress={() => (opening === null ? open(PRESSED) : close())}
        onKeyDown={press}
      />
      {opening !== null && (
        <DropdownPopup
          widget={widget}
          trigger={trigger}
          opening={opening}
          popupId={popupId}
          isSheet={isMobile}
          onClose={close}
        />
      )}
    </div>
  );
}

const PRESSED: Opening = { letters: '', at: 'chosen' };

/** How a key opens a closed dropdown: arrows and Home at what is chosen, letters as a search. */
function openingBy({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): Opening | null {
  if (['Enter', ' ', 'ArrowDown', 'ArrowUp', 'Home'].includes(key)) return PRESSED;
  if (key === 'End') return { letters: '', at: 'last' };
  const isTyping = isLetter(key) && !ctrlKey && !metaKey && !altKey;
  return isTyping ? { letters: key, at: 'chosen' } : null;
}

function isEmptying({ key }: KeyboardEvent): boolean {
  return key === 'Delete' || key === 'Backspace';
}

function leaves({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
}
