import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { importWords } from './import-words.ru.ts';
import type { importMachine } from './import.machine.ts';
import { ImportFoot } from './ImportFoot.tsx';
import { ImportGrid } from './ImportGrid.tsx';
import { ImportSuccess } from './ImportSuccess.tsx';
import { ImportWelcome } from './ImportWelcome.tsx';

/** Properties of the import offer. */
export interface ImportDialogProps {
  readonly offer: ActorRefFrom<typeof importMachine>;
  /** Called on ×. */
  readonly onClose: () => void;
}

/** The import offer after a sign-up (spec §2): welcome, grid, success. */
export function ImportDialog({ offer, onClose }: ImportDialogProps) {
  const state = useSelector(offer, (snapshot) => snapshot);
  const { candidates, chosen, hasConsent, outcomes } = state.context;
  if (state.matches('success')) {
    return (
      <ImportSuccess
        outcomes={outcomes}
        onFinish={(target) => offer.send({ type: 'finish', target })}
      />
    );
  }
  if (state.matches('welcome')) {
    return (
      <ImportWelcome
        candidates={candidates}
        onOpen={() => offer.send({ type: 'opened' })}
        onSkip={() => offer.send({ type: 'skip' })}
        onClose={onClose}
      />
    );
  }
  const isPublishing = state.matches({ grid: 'publishing' });
  return (
    <Dialog
      isOpen
      size="wide"
      title={importWords.gridTitle}
      onClose={onClose}
      footer={
        <ImportFoot
          count={chosen.size}
          hasConsent={hasConsent}
          isPublishing={isPublishing}
          onConsent={() => offer.send({ type: 'consent.toggled' })}
          onPublish={() => offer.send({ type: 'publish' })}
          onSkip={() => offer.send({ type: 'skip' })}
        />
      }
    >
      <ImportGrid
        candidates={candidates}
        chosen={chosen}
        isLocked={isPublishing}
        onToggle={(id) => offer.send({ type: 'ad.toggled', id })}
        onToggleAll={() => offer.send({ type: 'all.toggled' })}
      />
    </Dialog>
  );
}
