import { useRef, useState } from 'react';

import { formatNumber } from '../../rules/numbers/format-number.ts';
import { useWords } from '../catalogue/use-words.ts';
import { DropdownPopup } from '../dropdown/DropdownPopup.tsx';
import type { Opening } from '../dropdown/list/use-option-list.ts';
import { useIsMobile } from '../use-media.ts';
import type { WidgetProps } from '../widget.ts';
import { isPickable } from './chosen.ts';
import { moreButton } from './ShowMore.tsx';

/** A count is never a year. */
const COUNT = { inputSuffix: '', minValue: null, maxValue: null } as const;
const OPENING: Opening = { letters: '', at: 'chosen' };

/** The button under the first options of a long list: opens all of them with a search. */
export function WholeList({ widget }: { readonly widget: WidgetProps }) {
  const { view, id, isDisabled } = widget;
  const words = useWords('choice');
  const trigger = useRef<HTMLButtonElement>(null);
  const isMobile = useIsMobile();
  const [isWanted, setWanted] = useState(false);
  const isOpen = isWanted && isPickable(view) && !isDisabled;
  // A list that was removed while it was open does not return.
  if (isWanted && !isOpen) setWanted(false);
  const popupId = `${id}-whole`;

  return (
    <div>
      <button
        ref={trigger}
        type="button"
        className={moreButton}
        disabled={isDisabled}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? popupId : undefined}
        onClick={() => setWanted(!isOpen)}
      >
        {words.showAll} ({formatNumber(view.options.options.length, COUNT)})
      </button>
      {isOpen && (
        <DropdownPopup
          widget={widget}
          trigger={trigger}
          opening={OPENING}
          popupId={popupId}
          isSheet={isMobile}
          onClose={() => {
            trigger.current?.focus({ preventScroll: true });
            setWanted(false);
          }}
        />
      )}
    </div>
  );
}
