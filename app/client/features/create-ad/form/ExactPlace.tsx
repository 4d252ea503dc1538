import { useSelector } from '@xstate/react';
import { useId, useSyncExternalStore } from 'react';

import { isExactByNature } from '../../../../card/is-exact-by-nature.ts';
import type { AdForm } from '../ad-form.ts';
import { createAdWords } from '../create-ad-words.ru.ts';
import type { AdActor } from '../machine/ad.machine.ts';

import styles from './ExactPlace.module.css';

interface ExactPlaceProps {
  readonly actor: AdActor;
  readonly form: AdForm;
}

/** Under the place that the seller has chosen: whether buyers see it as it is. */
export function ExactPlace({ actor, form }: ExactPlaceProps) {
  const noteId = useId();
  const isChosen = useSyncExternalStore(form.store.subscribe, form.isPlaceChosen);
  const isPlaceExact = useSelector(actor, ({ context }) => context.isPlaceExact);
  if (!isChosen || isExactByNature(form.page.target)) return null;
  return (
    <div className={styles.card}>
      <label className={styles.row}>
        <input
          type="checkbox"
          className={styles.box}
          checked={isPlaceExact}
          aria-describedby={noteId}
          onChange={({ target }) =>
            actor.send({ type: 'exactness.changed', isPlaceExact: target.checked })
          }
        />
        {createAdWords.exactPlace}
      </label>
      <p id={noteId} className={styles.note}>
        {createAdWords.exactPlaceNote}
      </p>
    </div>
  );
}
