import { useMachine } from '@xstate/react';
import { useState } from 'react';

import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { appPromptWords } from './app-prompt-words.ru.ts';
import { appPromptMachine } from './app-prompt.machine.ts';
import { isPageFree } from './is-page-free.ts';
import { openPromptMemory } from './prompt-memory.ts';

import styles from './AppPrompt.module.css';

interface AppPromptProps {
  /** URL of the app's page in the store of this device. */
  readonly store: string;
}

/** The full-screen offer to install the app, when it is due. */
export function AppPrompt({ store }: AppPromptProps) {
  const [memory] = useState(() => openPromptMemory());
  const [machine] = useState(() =>
    appPromptMachine.provide({
      guards: { isPageFree },
      actions: { storeShown: memory.storeShown },
    }),
  );
  const [state, send] = useMachine(machine, { input: { waitMs: memory.waitMs } });
  const close = () => send({ type: 'closed' });

  return (
    <Dialog isOpen={state.matches('shown')} onClose={close} title={appPromptWords.title}>
      <div className={styles.prompt}>
        {/* Smaller than the first photo of a page, which stays its largest paint. */}
        <img
          className={styles.picture}
          src="/art/photos/phone.svg"
          alt=""
          width={160}
          height={120}
        />
        <p className={styles.lead}>{appPromptWords.lead}</p>
        <a
          className={styles.install}
          href={store}
          target="_blank"
          rel="noreferrer"
          data-first
          onClick={close}
        >
          {appPromptWords.installApp}
        </a>
        <Button variant="text" size="block" onClick={close}>
          {appPromptWords.skip}
        </Button>
      </div>
    </Dialog>
  );
}
