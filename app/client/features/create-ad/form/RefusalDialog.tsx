import { useSelector } from '@xstate/react';

import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { createAdWords } from '../create-ad-words.ru.ts';
import type { AdActor } from '../machine/ad.machine.ts';

import styles from './RefusalDialog.module.css';

/** Why the ad was not published, over the unchanged form, with the remedy that there is. */
export function RefusalDialog({ actor }: { readonly actor: AdActor }) {
  const isOpen = useSelector(actor, (snapshot) =>
    snapshot.matches({ filling: { sending: 'refused' } }),
  );
  const isDraftLost = useSelector(actor, (snapshot) =>
    snapshot.matches({ filling: { keeping: 'lost' } }),
  );
  const failure = useSelector(actor, ({ context }) => context.failure);
  const remedy = useSelector(actor, ({ context }) => context.remedy);
  const close = () => actor.send({ type: 'failure.closed' });
  return (
    <Dialog isOpen={isOpen} onClose={close} title={createAdWords.error} size="confirm">
      <p className={styles.message}>{failure}</p>
      {remedy !== 'repeat' && !isDraftLost && (
        <p className={styles.message}>{createAdWords.draftKept}</p>
      )}
      <div className={styles.answers}>
        <Button onClick={close}>{createAdWords.close}</Button>
        {remedy === 'repeat' && (
          <Button variant="primary" onClick={() => actor.send({ type: 'publish.repeated' })}>
            {createAdWords.repeat}
          </Button>
        )}
        {remedy === 'my-ads' && (
          <ButtonLink href="/my-advertisements">{createAdWords.myAds}</ButtonLink>
        )}
      </div>
    </Dialog>
  );
}
