import { useSelector } from '@xstate/react';

import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { createAdWords } from '../create-ad-words.ru.ts';
import type { AdActor } from '../machine/ad.machine.ts';

import styles from './RefusalDialog.module.css';

/** Why the ad was not published, over the unchanged form, with a retry. */
export function RefusalDialog({ actor }: { readonly actor: AdActor }) {
  const isOpen = useSelector(actor, (snapshot) =>
    snapshot.matches({ filling: { sending: 'refused' } }),
  );
  const failure = useSelector(actor, ({ context }) => context.failure);
  const close = () => actor.send({ type: 'failure.closed' });
  return (
    <Dialog isOpen={isOpen} onClose={close} title={createAdWords.error} size="confirm">
      <p className={styles.message}>{failure}</p>
      <div className={styles.answers}>
        <Button onClick={close}>{createAdWords.close}</Button>
        <Button look="primary" onClick={() => actor.send({ type: 'publish.repeated' })}>
          {createAdWords.repeat}
        </Button>
      </div>
    </Dialog>
  );
}
