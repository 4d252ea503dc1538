import { useSelector } from '@xstate/react';

import { Icon } from '../../../ui/icon/Icon.tsx';
import { createAdWords } from '../create-ad-words.ru.ts';
import type { AdActor, AdSnapshot } from '../machine/ad.machine.ts';

import styles from './SaveLine.module.css';

/** Whether the draft is stored on the device. Empty before there is anything to store. */
export function SaveLine({ actor }: { readonly actor: AdActor }) {
  const stage = useSelector(actor, stageOf);
  const savedAt = useSelector(actor, ({ context }) => context.savedAt);
  if (stage === 'lost') {
    return (
      <p className={styles.line} data-stage="lost" role="alert">
        {createAdWords.notSaved}{' '}
        <button
          type="button"
          className={styles.again}
          onClick={() => actor.send({ type: 'draft.repeated' })}
        >
          {createAdWords.repeat}
        </button>
      </p>
    );
  }
  if (stage === 'saving') return <p className={styles.line}>{createAdWords.saving}</p>;
  if (stage === 'none' || savedAt === null) return null;
  return (
    <p className={styles.line} data-stage="saved">
      <Icon name="check" size={16} />
      {createAdWords.saved(savedAt)}
    </p>
  );
}

function stageOf(snapshot: AdSnapshot): 'none' | 'saving' | 'saved' | 'lost' {
  if (!snapshot.matches('filling')) return 'none';
  if (snapshot.matches({ filling: { keeping: 'lost' } })) return 'lost';
  return snapshot.matches({ filling: { keeping: 'resting' } }) ? 'saved' : 'saving';
}
