import { useState } from 'react';

import { FIRST_STEP, writeCreateAddress } from '../ad-address.ts';
import { createAdWords } from '../create-ad-words.ru.ts';
import { DeleteDraftDialog } from '../DeleteDraftDialog.tsx';
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
    actor.send({ type: 'draft.deleted' });
    onGo(writeCreateAddress(FIRST_STEP));
  };
  return (
    <>
      <ActionMenu
        variant="bar"
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
      <DeleteDraftDialog isOpen={isDeleting} onClose={() => setDeleting(false)} onDelete={remove} />
    </>
  );
}
