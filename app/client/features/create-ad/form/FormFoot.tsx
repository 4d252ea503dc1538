import { useSelector } from '@xstate/react';

import { useConnection } from '../../../api/transport/connection.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { createAdWords } from '../create-ad-words.ru.ts';
import type { AdActor, AdSnapshot } from '../machine/ad.machine.ts';

import styles from './FormFoot.module.css';

interface FormFootProps {
  readonly actor: AdActor;
  /** Link to the previous step. */
  readonly backHref: string;
}

/** The end of the form: back, and the button that publishes. */
export function FormFoot({ actor, backHref }: FormFootProps) {
  const isAway = useConnection() === 'away';
  const busy = useSelector(actor, (snapshot) => busyWords(snapshot, isAway));
  const isOffline = useSelector(actor, (snapshot) =>
    snapshot.matches({ filling: { sending: 'offline' } }),
  );
  return (
    <>
      {isOffline && (
        <div className={styles.offline} role="status">
          <p>
            <b className={styles.strong}>{isAway ? createAdWords.away : createAdWords.offline}</b>
            <br />
            {isAway ? createAdWords.awayText : createAdWords.offlineText}
          </p>
          <Button look="text" onClick={() => actor.send({ type: 'failure.closed' })}>
            {createAdWords.stopWaiting}
          </Button>
        </div>
      )}
      <div className={styles.foot}>
        <ButtonLink look="outline" size="large" href={backHref}>
          {createAdWords.back}
        </ButtonLink>
        <div className={styles.main}>
          <Button type="submit" look="primary" size="block" busy={busy}>
            {createAdWords.publish}
          </Button>
        </div>
      </div>
    </>
  );
}

/** Label of the button while it is busy; `null` otherwise. */
function busyWords(snapshot: AdSnapshot, isAway: boolean): string | null {
  if (snapshot.matches({ filling: { sending: 'editing' } })) return null;
  if (snapshot.matches({ filling: { sending: 'refused' } })) return null;
  if (snapshot.matches({ filling: { sending: 'waiting' } })) return createAdWords.waitingForPhotos;
  if (snapshot.matches({ filling: { sending: 'offline' } })) {
    return isAway ? createAdWords.waitingForServer : createAdWords.waitingForNetwork;
  }
  return createAdWords.publishing;
}
