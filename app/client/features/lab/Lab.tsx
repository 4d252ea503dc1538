import type { FormMode } from '@bozor/form-engine';
import { useIsMobile } from '@bozor/form-engine/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { LabFixture } from '../../../contract/index.ts';
import { labFixture, labFixtures } from '../../api/lab.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { FixtureList } from './FixtureList.tsx';
import type { LabAddress, LabView } from './lab-address.ts';
import { writeLabAddress } from './lab-address.ts';
import { labWords, viewNames } from './lab-words.ru.ts';
import { INSPECTOR_ID } from './LabInspector.tsx';
import { LabWorkbench } from './LabWorkbench.tsx';
import { PasteDefinition } from './PasteDefinition.tsx';
import type { PreviewTarget } from './use-preview.ts';

import styles from './Lab.module.css';

interface LabProps {
  readonly address: LabAddress;
  /** Changes parts of the link; the rest stays. */
  readonly onAddress: (change: Partial<LabAddress>) => void;
}

/** The tester's lab: recorded pages at the left, a form and its insides beside it. */
export function Lab({ address, onAddress }: LabProps) {
  const fixtures = useQuery(labFixtures());
  const [pasted, setPasted] = useState<{ readonly document: unknown; readonly id: number } | null>(
    null,
  );

  // On a phone the list folds away once there is a form to look at.
  const isFolded = useIsMobile() && (address.fixture !== null || pasted !== null);

  const choose = (fixture: string) => {
    setPasted(null);
    onAddress({ fixture, view: null, entries: [] });
  };
  const paste = (document: unknown) => {
    onAddress({ fixture: null, view: 'both', entries: [] });
    setPasted((last) => ({ document, id: (last?.id ?? 0) + 1 }));
  };

  return (
    <div className={styles.lab}>
      <details className={styles.side} open={!isFolded}>
        <summary className={styles.sideTitle}>{labWords.fixtures}</summary>
        {fixtures.isError ? (
          <Failed reason={fixtures.error} onRetry={() => void fixtures.refetch()} />
        ) : (
          <FixtureList
            fixtures={fixtures.data?.fixtures ?? []}
            chosen={address.fixture}
            onChoose={choose}
          />
        )}
        <details className={styles.own}>
          <summary className={styles.sideTitle}>{labWords.paste}</summary>
          <PasteDefinition onOpen={paste} />
        </details>
      </details>
      <div className={styles.work}>
        {(address.fixture !== null || pasted !== null) && (
          <Toolbar
            address={address}
            onAddress={onAddress}
            mode={fixtures.data?.fixtures.find(({ id }) => id === address.fixture)?.mode ?? null}
          />
        )}
        {pasted !== null && (
          <LabWorkbench
            key={pasted.id}
            document={pasted.document}
            mode="ad"
            target={null}
            address={address}
            onAddress={onAddress}
          />
        )}
        {pasted === null && <RecordedPage address={address} onAddress={onAddress} />}
      </div>
    </div>
  );
}

function Toolbar({ address, onAddress, mode }: LabProps & { readonly mode: FormMode | null }) {
  const views: readonly LabView[] = ['ad', 'filter', 'both'];
  const shown = address.view ?? mode;
  return (
    <div className={styles.toolbar} role="group" aria-label={labWords.view}>
      {views.map((view) => (
        <Button
          key={view}
          look="outline"
          aria-pressed={shown === view}
          onClick={() => onAddress({ view, isPhone: false })}
        >
          {viewNames[view]}
        </Button>
      ))}
      {address.fixture !== null && (
        <span className={styles.wide}>
          <Button
            look="outline"
            aria-pressed={address.isPhone}
            onClick={() => onAddress({ isPhone: !address.isPhone })}
          >
            {labWords.phone}
          </Button>
        </span>
      )}
      <a className={styles.inside} href={`#${INSPECTOR_ID}`}>
        {labWords.inspector}
      </a>
    </div>
  );
}

/** The recorded page that the link names: as it is, or in a frame as wide as a phone. */
export function RecordedPage({ address, onAddress }: LabProps) {
  const { fixture } = address;
  const page = useQuery({ ...labFixture(fixture ?? ''), enabled: fixture !== null });

  if (fixture === null) return <Notice>{labWords.choose}</Notice>;
  if (page.isError) return <Failed reason={page.error} onRetry={() => void page.refetch()} />;
  if (page.data === undefined) return <Notice>{labWords.loading}</Notice>;
  if (address.isPhone) return <PhoneFrame address={address} />;
  return (
    <LabWorkbench
      key={fixture}
      document={page.data.page}
      mode={page.data.mode}
      target={previewTarget(page.data)}
      address={address}
      onAddress={onAddress}
    />
  );
}

/** A recorded create page would publish in its subcategory. */
function previewTarget({ id, category_id, subcategory_id }: LabFixture): PreviewTarget | null {
  if (!id.startsWith('create/') || category_id === null || subcategory_id === null) return null;
  return { categoryId: category_id, subcategoryId: subcategory_id };
}

function PhoneFrame({ address }: Pick<LabProps, 'address'>) {
  return (
    <iframe
      className={styles.phone}
      title={labWords.phoneFrame}
      src={writeLabAddress({ ...address, isBare: true, isPhone: false })}
    />
  );
}

interface FailedProps {
  /** Of the API, whose sentences are fit to be shown. */
  readonly reason: Error;
  readonly onRetry: () => void;
}

function Failed({ reason, onRetry }: FailedProps) {
  return (
    <Notice>
      <p role="alert">
        {labWords.failed} {reason.message}
      </p>
      <Button onClick={onRetry}>{labWords.retry}</Button>
    </Notice>
  );
}
