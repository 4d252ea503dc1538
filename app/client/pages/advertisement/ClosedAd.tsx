import { SimilarAds } from '../../features/ad-view/SimilarAds.tsx';
import { thingWords } from '../../features/ad-view/thing-words.ru.ts';
import { TopBar } from '../../shell/top-bar/TopBar.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { StateBlock } from '../../ui/state-block/StateBlock.tsx';
import { closedTitle, closedWords } from './closed-words.ru.ts';

import styles from './AdvertisementPage.module.css';

interface ClosedAdProps {
  readonly id: number;
  /** The refusal of the ad's read. */
  readonly code: string;
}

/** The page of a closed ad, for visitors: what happened to it, and similar ads. */
export function ClosedAd({ id, code }: ClosedAdProps) {
  return (
    <div className={styles.closed}>
      <TopBar title={closedTitle(code) ?? closedWords.text} />
      <StateBlock icon="tag" title={<p>{closedWords.text}</p>}>
        <ButtonLink href="/search">{closedWords.others}</ButtonLink>
      </StateBlock>
      <SimilarAds adId={id} title={thingWords.GOODS.similar} />
    </div>
  );
}
