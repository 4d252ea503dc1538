import { Overlay } from '@bozor/form-engine/react';

import { Button } from '../../ui/button/Button.tsx';
import { JsonView } from './JsonView.tsx';
import { labWords } from './lab-words.ru.ts';
import type { PublishOutcome } from './use-publish.ts';

import styles from './PublishedAd.module.css';

interface PublishedAdProps {
  readonly outcome: PublishOutcome;
  readonly onClose: () => void;
}

/** How publishing ended: the ad as the server reads it back, or why there is none. */
export function PublishedAd({ outcome, onClose }: PublishedAdProps) {
  if (outcome === null) return null;
  const isPublished = outcome.type === 'published';

  return (
    <Overlay
      isOpen
      title={isPublished ? labWords.published : labWords.errorTitle}
      onClose={onClose}
      size="dialog"
      footer={
        <Button look="primary" onClick={onClose}>
          {labWords.close}
        </Button>
      }
    >
      {isPublished ? <StoredAd ad={outcome.ad} /> : <p>{outcome.message}</p>}
    </Overlay>
  );
}

type Published = Extract<PublishOutcome, { readonly type: 'published' }>;

function StoredAd({ ad }: Pick<Published, 'ad'>) {
  return (
    <div className={styles.ad}>
      <p className={styles.title}>{ad.title}</p>
      <p>{ad.subtitle2}</p>
      <dl className={styles.facts}>
        <dt>{labWords.publishedId}</dt>
        <dd>{ad.id}</dd>
        <dt>{labWords.publishedStatus}</dt>
        <dd>{ad.status}</dd>
        {ad.characteristics.map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>{labWords.publishedAsStored}</h3>
      <JsonView label={labWords.publishedAsStored} json={ad} />
    </div>
  );
}
