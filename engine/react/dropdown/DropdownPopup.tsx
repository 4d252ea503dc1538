import type { RefObject } from 'react';

import { Overlay } from '../overlay/Overlay.tsx';
import { DoneButton } from './DoneButton.tsx';
import { DropdownMenu } from './DropdownMenu.tsx';
import { DropdownPanel, type DropdownPanelProps } from './DropdownPanel.tsx';
import { hasSearch } from './list/use-option-list.ts';

import styles from './DropdownPopup.module.css';

/** What an open dropdown hangs on. */
export interface DropdownPopupProps extends DropdownPanelProps {
  readonly trigger: RefObject<HTMLElement | null>;
}

/** The open dropdown: a sheet on mobile, else a menu; several values get a bar to finish with. */
export function DropdownPopup({ trigger, ...panelProps }: DropdownPopupProps) {
  const { widget, popupId, isSheet, onClose } = panelProps;
  const { view, labelId } = widget;
  const { name, isMultiple } = view.field;
  const panel = <DropdownPanel {...panelProps} />;
  const done = <DoneButton onDone={onClose} />;

  if (isSheet) {
    return (
      <Overlay
        isOpen
        title={name}
        onClose={onClose}
        size="full"
        {...(isMultiple && { footer: done })}
      >
        {panel}
      </Overlay>
    );
  }
  return (
    <DropdownMenu
      anchor={trigger}
      onClose={onClose}
      {...(hasSearch(view) && { dialog: { id: popupId, labelId } })}
    >
      {panel}
      {isMultiple && <div className={styles.bar}>{done}</div>}
    </DropdownMenu>
  );
}
