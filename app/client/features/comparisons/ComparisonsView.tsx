import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { comparisons } from '../../api/kept/kept-ads.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Chip } from '../../ui/chip/Chip.tsx';
import { keptAds } from '../../ui/kept/kept-ads.ts';
import { KeptSkeleton } from '../../ui/kept/KeptSkeleton.tsx';
import { FailedBlock } from '../../ui/state-block/FailedBlock.tsx';
import { StateBlock } from '../../ui/state-block/StateBlock.tsx';
import { Switch } from '../../ui/switch/Switch.tsx';
import { comparisonsWords } from './comparisons-words.ru.ts';
import { ComparisonSkeleton } from './ComparisonSkeleton.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';
import { withoutDropped } from './without-dropped.ts';

import styles from './ComparisonsView.module.css';

interface ComparisonsViewProps {
  /** Removes an ad from the comparisons. */
  readonly onRemove: (id: number) => void;
}

/** The compared ads by subcategory. A removed one disappears at the press. */
export function ComparisonsView({ onRemove }: ComparisonsViewProps) {
  const { data, isLoadingError, isPending, refetch } = useQuery(comparisons());
  const kept = keptAds.use();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isShort, setShort] = useState(false);
  const groups = withoutDropped(data?.comparisons ?? [], kept?.comparisons ?? null);
  const shown = groups.find((group) => group.subcategory_id === chosen) ?? groups[0];
  if (isLoadingError) return <FailedBlock onRetry={() => void refetch()} />;
  if (isPending) {
    return (
      <KeptSkeleton list="comparisons" empty={<NothingToCompare />}>
        <ComparisonSkeleton />
      </KeptSkeleton>
    );
  }
  if (shown === undefined) return <NothingToCompare />;
  return (
    <>
      <div className={styles.head}>
        <div className={styles.groups} role="group" aria-label={comparisonsWords.groups}>
          {groups.map(({ subcategory_id: id, name, advertisements }) => (
            <Chip
              key={id}
              isActive={id === shown.subcategory_id}
              aria-pressed={id === shown.subcategory_id}
              onClick={() => setChosen(id)}
            >
              {name} <span className={styles.count}>{advertisements.length}</span>
            </Chip>
          ))}
        </div>
        {shown.advertisements.length > 1 && (
          <label className={styles.only}>
            {comparisonsWords.onlyDifferences}
            <Switch isOn={isShort} onChange={setShort} />
          </label>
        )}
      </div>
      <ComparisonTable
        key={shown.subcategory_id}
        comparison={shown}
        isShort={isShort && shown.advertisements.length > 1}
        onRemove={onRemove}
      />
      {shown.advertisements.length === 1 && (
        <p className={styles.hint}>{comparisonsWords.addOne}</p>
      )}
    </>
  );
}

function NothingToCompare() {
  return (
    <StateBlock
      icon="compare"
      title={<h2>{comparisonsWords.emptyTitle}</h2>}
      text={comparisonsWords.emptyText}
    >
      <ButtonLink href="/search">{comparisonsWords.look}</ButtonLink>
    </StateBlock>
  );
}
