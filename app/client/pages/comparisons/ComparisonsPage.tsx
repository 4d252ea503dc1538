import { useState } from 'react';

import { comparisonsWords } from '../../features/comparisons/comparisons-words.ru.ts';
import { ComparisonsView } from '../../features/comparisons/ComparisonsView.tsx';
import { useKeep } from '../../features/keeping/use-keep.ts';
import { TopBar } from '../../shell/top-bar/TopBar.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { keptAds } from '../../ui/kept/kept-ads.ts';

import styles from './ComparisonsPage.module.css';

/** `/comparisons`: the ads that a guest or a user compares. */
export function ComparisonsPage() {
  const keep = useKeep();
  const [isAsking, setAsking] = useState(false);
  const hasAds = (keptAds.use()?.comparisons.length ?? 0) > 0;
  return (
    <div className={styles.page}>
      <TopBar title={comparisonsWords.title}>
        {hasAds && (
          <Button variant="text" onClick={() => setAsking(true)}>
            {comparisonsWords.clear}
          </Button>
        )}
      </TopBar>
      <ComparisonsView onRemove={(id) => void keep({ type: 'uncompare', id })} />
      <ConfirmDialog
        isOpen={isAsking}
        isDestructive
        title={comparisonsWords.clearTitle}
        confirm={comparisonsWords.clear}
        onConfirm={() => {
          setAsking(false);
          void keep({ type: 'clear' });
        }}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
