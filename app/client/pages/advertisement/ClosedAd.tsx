import { useQuery } from '@tanstack/react-query';

import { imageSrcSet } from '../../../contract/plain.ts';
import { similarAds } from '../../api/ads/ads.ts';
import { creationStructure } from '../../api/definitions/filters.ts';
import { SimilarAds } from '../../features/ad-view/SimilarAds.tsx';
import { thingWords } from '../../features/ad-view/thing-words.ru.ts';
import { TopBar } from '../../shell/top-bar/TopBar.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { StateBlock } from '../../ui/state-block/StateBlock.tsx';
import { WholeWords } from '../../ui/whole-words/WholeWords.tsx';
import { closedTitle, closedWords } from './closed-words.ru.ts';
import { crumbsTo } from './crumbs-to.ts';

import styles from './ClosedAd.module.css';

/** Aspect ratio of the photo. */
const [WIDTH, HEIGHT] = [4, 3];

interface ClosedAdProps {
  readonly id: number;
  /** The refusal of the ad's read. */
  readonly code: string;
}

/** The page of an ad that is not shown, for visitors: which it was, what happened, similar ads. */
export function ClosedAd({ id, code }: ClosedAdProps) {
  const ad = useQuery(similarAds(id)).data?.closed_ad ?? null;
  const cover = ad?.images[0]?.url;
  const structure = useQuery(creationStructure()).data;
  const crumbs = ad === null ? [] : crumbsTo(ad, structure);
  return (
    <div className={styles.closed}>
      <TopBar title={closedTitle(code) ?? closedWords.text} />
      {crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} />}
      {cover !== undefined && (
        <div className={styles.cover}>
          <Picture
            src={cover}
            srcSet={imageSrcSet(cover)}
            sizes="(max-width: 768px) 112px, 208px"
            width={WIDTH}
            height={HEIGHT}
          />
        </div>
      )}
      <StateBlock
        icon="tag"
        title={
          ad === null ? (
            <p>{code === 'ad.unpublished' ? closedWords.unpublished : closedWords.text}</p>
          ) : (
            <h2>
              <WholeWords text={ad.title} />
            </h2>
          )
        }
        {...(ad !== null && { text: closedText(ad.subtitle2) })}
      >
        <ButtonLink href={crumbs.at(-1)?.href ?? '/search'}>{closedWords.others}</ButtonLink>
      </StateBlock>
      <SimilarAds adId={id} title={thingWords.GOODS.similar} />
    </div>
  );
}

/** The last price of the ad, if it had one, and what to do. */
function closedText(price: string | null): string {
  return price === null ? closedWords.text : `${price} · ${closedWords.text}`;
}
