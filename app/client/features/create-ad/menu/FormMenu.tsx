import { useState } from 'react';

import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { FIRST_STEP, writeCreateAddress } from '../ad-address.ts';
import { createAdWords } from '../create-ad-words.ru.ts';
import type { AdActor } from '../machine/ad.machine.ts';
import { ActionMenu } from './ActionMenu.tsx';

interface FormMenuProps {
  readonly actor: AdActor;
  readonly onGo: (href: string) => void;
}

/** Actions on the whole form: leave it for later, or delete it after a confirmation. */
export function FormMenu({ actor, onGo }: FormMenuProps) {
  const [isDeleting, setDeleting] = useState(false);
  const remove = () => {
    setDeleting(false);
    actor.send({ type: 'draft.deleted' });
    onGo(writeCreateAddress(FIRST_STEP));
  };
  return (
    <>
      <ActionMenu
        look="bar"
        label={createAdWords.menu}
        actions={[
          { name: createAdWords.saveAndLeave, icon: 'logout', onPress: () => onGo('/') },
          {
            name: createAdWords.deleteDraft,
            icon: 'trash',
            isDangerous: true,
            onPress: () => setDeleting(true),
          },
        ]}
      />
      <ConfirmDialog
        isOpen={isDeleting}
        title={createAdWords.deleteAsked}
        text={createAdWords.deleteText}
        confirm={createAdWords.deleteConfirm}
        isDestructive
        onClose={() => setDeleting(false)}
        onConfirm={remove}
      />
    </>
  );
}
