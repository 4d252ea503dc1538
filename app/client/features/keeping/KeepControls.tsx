import { Suspense } from 'react';

import { Icon } from '../../ui/icon/Icon.tsx';
import type { KeepControlsProps } from '../../ui/kept/kept-ads.ts';
import { optionalPart } from '../../ui/optional-part.ts';
import { HeartSign } from './HeartSign.tsx';
import { keepingWords } from './keeping-words.ru.ts';
import { useKept } from './use-kept.ts';

import styles from './KeepControls.module.css';

/** On pages of ads only. */
const PageControls = optionalPart(async () => {
  const { PageControls } = await import('./PageControls.tsx');
  return PageControls;
});

/** The heart and the scales of an ad: what they show changes at the press, not at the answer. */
export function KeepControls(props: KeepControlsProps) {
  if (props.at !== 'page') return <RoundControls {...props} />;
  return (
    <Suspense>
      <PageControls ad={props.ad}>{props.children}</PageControls>
    </Suspense>
  );
}

function RoundControls(props: KeepControlsProps) {
  const { isLiked, isCompared, like, compare } = useKept(props.ad);
  const { ad, at } = props;
  const heart = (
    <button
      type="button"
      className={styles.like}
      aria-pressed={isLiked}
      aria-label={`${isLiked ? keepingWords.unlike : keepingWords.like}: ${ad.title}`}
      onClick={like}
    >
      <HeartSign isLiked={isLiked} />
    </button>
  );
  return (
    <div className={styles.round} data-at={at}>
      {at !== 'photo' && heart}
      {ad.is_comparable === true && (
        <button
          type="button"
          className={styles.compare}
          aria-pressed={isCompared}
          aria-label={`${isCompared ? keepingWords.uncompare : keepingWords.compare}: ${ad.title}`}
          onClick={compare}
        >
          <Icon name="compare" />
        </button>
      )}
      {at === 'photo' && heart}
    </div>
  );
}
