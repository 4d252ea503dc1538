import { useRef, type PointerEvent, type MouseEvent } from 'react';

/** Props of a `<dialog>` that a press beside it closes. */
export interface PressBesideProps {
  readonly onPointerDown: (event: PointerEvent<HTMLDialogElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/**
 * `closedby="any"` for browsers without that attribute (WebKit); does nothing in the others. A
 * press beside begins and ends on the backdrop: a drag out of the dialog does not close it.
 *
 * @param onPress `null` for a dialog that such a press leaves open.
 */
export function usePressBeside(onPress: (() => void) | null): PressBesideProps {
  const hasBegun = useRef(false);
  return {
    onPointerDown: (event) => {
      hasBegun.current = isBeside(event);
    },
    onClick: (event) => {
      if ('closedBy' in HTMLDialogElement.prototype || onPress === null) return;
      if (hasBegun.current && isBeside(event)) onPress();
    },
  };
}

// The backdrop belongs to the dialog: a press on it has the dialog for its target.
function isBeside(press: MouseEvent<HTMLDialogElement>): boolean {
  const { target, currentTarget, clientX, clientY } = press;
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
