import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';

import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { FailedBlock } from '../../ui/state-block/FailedBlock.tsx';
import { StateBlock } from '../../ui/state-block/StateBlock.tsx';
import { createAdWords } from './create-ad-words.ru.ts';
import { DraftOffer } from './DraftOffer.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import type { CreateAdActor } from './machine/create-ad.machine.ts';
import { loadFormView } from './machine/load-ad-page.ts';
import { Published } from './Published.tsx';

import styles from './CreateAd.module.css';

const AdFormView = lazy(() => loadFormView().then(({ AdFormView: View }) => ({ default: View })));

interface ChosenFormProps {
  readonly actor: CreateAdActor;
  /** Link to the step before. */
  readonly backHref: string;
}

/** What stands beside the steps once a subcategory is chosen: its draft, its form, its ad. */
export function ChosenForm({ actor, backHref }: ChosenFormProps) {
  const stage = useSelector(actor, ({ value }) => (typeof value === 'string' ? value : 'form'));
  const { ad, draft, form, photos, isUnknown } = useParts(actor);

  if (stage === 'published' && ad !== null) {
    return (
      <div className={styles.main}>
        <Published ad={ad} />
      </div>
    );
  }
  if (stage === 'offering' && draft !== null) {
    const { name, subcategoryId } = draft;
    return (
      <div className={styles.main}>
        <DraftOffer
          name={name}
          onContinue={() => actor.send({ type: 'draft.continued' })}
          onAnew={() => actor.send({ type: 'draft.discarded', subcategoryId })}
        />
      </div>
    );
  }
  if (stage === 'unloaded') {
    return (
      <div className={styles.main}>
        {isUnknown ? (
          <StateBlock icon="search" title={<h2>{createAdWords.unknown}</h2>}>
            <ButtonLink href="/create-ad">{createAdWords.toCategories}</ButtonLink>
          </StateBlock>
        ) : (
          <FailedBlock onRetry={() => actor.send({ type: 'load.repeated' })} />
        )}
      </div>
    );
  }
  if (stage !== 'form' || form === null || photos === null) return <FormSkeleton />;
  return (
    <Suspense fallback={<FormSkeleton />}>
      <AdFormView key={form.page.target.subcategoryId} {...{ actor, form, photos, backHref }} />
    </Suspense>
  );
}

function useParts(actor: CreateAdActor) {
  const ad = useSelector(actor, ({ context }) => context.ad);
  const draft = useSelector(actor, ({ context }) => context.draft);
  const form = useSelector(actor, ({ context }) => context.form);
  const photos = useSelector(actor, ({ context }) => context.photos);
  const isUnknown = useSelector(actor, ({ context }) => context.isUnknown);
  return { ad, draft, form, photos, isUnknown };
}
