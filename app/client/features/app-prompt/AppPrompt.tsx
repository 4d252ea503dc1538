import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';

import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { appPromptWords } from './app-prompt-words.ru.ts';
import { appPromptMachine } from './app-prompt.machine.ts';
import { isPageFree } from './is-page-free.ts';
import { createPromptMemory } from './prompt-memory.ts';

import styles from './AppPrompt.module.css';

const PICTURE = '/art/photos/phone.svg';

interface AppPromptProps {
  /** URL of the app's page in the store of this device. */
  readonly store: string;
}

/** The full-screen offer to install the app, when it is due. */
export function AppPrompt({ store }: AppPromptProps) {
  const [memory] = useState(() => createPromptMemory());
  const [machine] = useState(() =>
    appPromptMachine.provide({
      guards: { isPageFree },
      actions: { storeShown: memory.storeShown },
    }),
  );
  const [state, send] = useMachine(machine, { input: { waitMs: memory.waitMs } });
  const close = () => send({ type: 'closed' });
  const isLoaded = usePicture(PICTURE);

  return (
    <Dialog
      isOpen={isLoaded && state.matches('shown')}
      onClose={close}
      title={appPromptWords.title}
    >
      <div className={styles.prompt}>
        <img
          className={styles.picture}
          src={PICTURE}
          alt=""
          width={160}
          height={120}
          decoding="sync"
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

/**
 * Whether a picture has come, or has failed. The offer waits for it and appears whole; a picture that
 * came into an open dialog would be the largest paint of a page without photos.
 */
function usePicture(src: string): boolean {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    const picture = new Image();
    picture.src = src;
    picture.decode().then(
      () => setDone(true),
      () => setDone(true),
    );
  }, [src]);
  return isDone;
}
