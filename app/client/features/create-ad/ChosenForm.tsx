import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';

import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { FailedBlock } from '../../ui/state-block/FailedBlock.tsx';
import { StateBlock } from '../../ui/state-block/StateBlock.tsx';
import { createAdWords } from './create-ad-words.ru.ts';
import { DraftOffer } from './DraftOffer.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import type { AdActor } from './machine/ad.machine.ts';
import type { CreateAdActor } from './machine/create-ad.machine.ts';
import { loadFormView } from './machine/load-ad-page.ts';
import { Published } from './Published.tsx';

import styles from './CreateAd.module.css';

const AdFormView = lazy(() => loadFormView().then(({ AdFormView: View }) => ({ default: View })));

interface ChosenFormProps {
  readonly actor: CreateAdActor;
  /** Link to the previous step. */
  readonly backHref: string;
}

/**
 * The content beside the steps for a chosen subcategory: the draft's offer, the form, the published
 * ad.
 */
export function ChosenForm({ actor, backHref }: ChosenFormProps) {
  const open = useSelector(actor, ({ context }) => context.open);
  const isFailed = useSelector(actor, (snapshot) => snapshot.matches({ unloaded: 'failed' }));
  const isUnknown = useSelector(actor, (snapshot) => snapshot.matches({ unloaded: 'unknown' }));

  if (isFailed) {
    return (
      <div className={styles.main}>
        <FailedBlock onRetry={() => actor.send({ type: 'load.repeated' })} />
      </div>
    );
  }
  if (isUnknown) {
    return (
      <div className={styles.main}>
        <StateBlock icon="search" title={<h2>{createAdWords.unknown}</h2>}>
          <ButtonLink href="/create-ad">{createAdWords.toCategories}</ButtonLink>
        </StateBlock>
      </div>
    );
  }
  if (open === null) return <FormSkeleton />;
  return <Ad key={open.actor.sessionId} actor={open.actor} backHref={backHref} />;
}

interface AdProps {
  readonly actor: AdActor;
  readonly backHref: string;
}

function Ad({ actor, backHref }: AdProps) {
  const outcome = useSelector(actor, ({ context }) => context.outcome);
  const isOffered = useSelector(actor, (snapshot) => snapshot.matches('offering'));
  const form = useSelector(actor, ({ context }) => context.form);

  if (outcome.type === 'published') {
    return (
      <div className={styles.main}>
        <Published ad={outcome.ad} />
      </div>
    );
  }
  if (isOffered) {
    return (
      <div className={styles.main}>
        <DraftOffer
          name={form.draft?.name ?? form.page.subcategoryName}
          onContinue={() => actor.send({ type: 'draft.continued' })}
          onRestart={() => actor.send({ type: 'draft.discarded' })}
        />
      </div>
    );
  }
  if (outcome.type !== 'unfinished') return <FormSkeleton />;
  return (
    <Suspense fallback={<FormSkeleton />}>
      <AdFormView actor={actor} backHref={backHref} />
    </Suspense>
  );
}
