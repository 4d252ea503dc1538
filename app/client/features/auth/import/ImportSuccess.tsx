import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import type { ImportOutcome } from '../../../../contract/index.ts';
import { storeOf } from '../../../../contract/plain.ts';
import { siteLinks } from '../../../api/site/site-links.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { importWords, publishedText } from './import-words.ru.ts';
import { keepDraft } from './keep-drafts.ts';

import styles from './ImportSuccess.module.css';

interface ImportSuccessProps {
  readonly outcomes: readonly ImportOutcome[];
  /** Ends the offer with the page to open; `null`: the requested one. */
  readonly onFinish: (target: string | null) => void;
}

/** The end of the import: how many ads were published, and which are drafts. */
export function ImportSuccess({ outcomes, onFinish }: ImportSuccessProps) {
  const queries = useQueryClient();
  // A page under the dialog may have read the lists before these ads were published.
  useEffect(() => void queries.invalidateQueries({ queryKey: ['ads'] }), [queries]);
  const drafts = outcomes.filter(({ draft }) => draft !== null);
  const published = outcomes.length - drafts.length;
  const title = published > 0 ? importWords.doneTitle : importWords.noneTitle;
  return (
    <Dialog isOpen title={title} onClose={() => onFinish(null)}>
      {published > 0 && (
        <p className={styles.published}>
          <span className={styles.sign}>
            <Icon name="check" size={24} />
          </span>
          {publishedText(published)}
        </p>
      )}
      {drafts.length > 0 && (
        <>
          <p className={styles.lead}>{importWords.draftsLead}</p>
          <ul className={styles.drafts}>
            {drafts.map((outcome) => (
              <li key={outcome.id} className={styles.draft}>
                <span>
                  <b className={styles.name}>{outcome.title}</b>
                  <span className={styles.reason}>{outcome.reason}</span>
                </span>
                <Button
                  size="small"
                  aria-label={`${importWords.complete}: ${outcome.title}`}
                  onClick={() => {
                    keepDraft(outcome);
                    onFinish(formAddress(outcome));
                  }}
                >
                  {importWords.complete}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.buttons}>
        <Button
          variant="primary"
          size="block"
          data-first
          onClick={() => onFinish('/my-advertisements')}
        >
          {importWords.myAds}
        </Button>
        <DownloadApp />
        <Button size="block" onClick={() => onFinish(null)}>
          {importWords.close}
        </Button>
      </div>
    </Dialog>
  );
}

/** A link to the store of this device, if the operator has an app there. */
function DownloadApp() {
  const { data: links } = useQuery(siteLinks());
  const store = links === undefined ? null : storeOf(links, navigator);
  if (store === null) return null;
  return (
    <ButtonLink variant="neutral" size="block" href={store}>
      {importWords.download}
    </ButtonLink>
  );
}

/** The form of a draft, at its first invalid field. */
function formAddress({ draft }: ImportOutcome): string | null {
  if (draft === null) return null;
  const { category_id, subcategory_id, first_field } = draft;
  const query = new URLSearchParams({ category: category_id, subcategory: subcategory_id });
  if (first_field !== null) query.set('field', first_field);
  return `/create-ad?${query}`;
}
