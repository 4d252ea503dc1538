import { useState } from 'react';

import type { AdChange } from '../../../../contract/index.ts';
import { CLOSE_REASONS } from '../../../../contract/plain.ts';
import type { AdEvent, CloseReason } from '../../../../contract/plain.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Reasons } from '../../../ui/reasons/Reasons.tsx';
import { actionWords, questions, reasonTexts } from './action-words.ru.ts';

import styles from './ActionDialog.module.css';

interface ActionDialogProps {
  readonly event: AdEvent;
  readonly onConfirm: (change: AdChange) => void;
  readonly onClose: () => void;
}

/** The question before an action that takes an ad from its buyers; a sale asks for its reason. */
export function ActionDialog({ event, onConfirm, onClose }: ActionDialogProps) {
  switch (event) {
    case 'MARK_SOLD':
      return <SoldDialog onConfirm={onConfirm} onClose={onClose} />;
    case 'HIDE':
    case 'DELETE':
      return (
        <ConfirmDialog
          isOpen
          {...questions[event]}
          isDestructive={event === 'DELETE'}
          onConfirm={() => onConfirm({ event })}
          onClose={onClose}
        />
      );
    case 'RESTORE':
    case 'UNDELETE':
      return null;
  }
}

function SoldDialog({ onConfirm, onClose }: Omit<ActionDialogProps, 'event'>) {
  const [reason, setReason] = useState<CloseReason>('SOLD_HERE');
  return (
    <ConfirmDialog
      isOpen
      {...questions.MARK_SOLD}
      onConfirm={() => onConfirm({ event: 'MARK_SOLD', close_reason: reason })}
      onClose={onClose}
    >
      <div className={styles.reasons}>
        <Reasons
          legend={actionWords.soldReason}
          reasons={CLOSE_REASONS}
          texts={reasonTexts}
          chosen={reason}
          onChange={setReason}
        />
      </div>
    </ConfirmDialog>
  );
}
