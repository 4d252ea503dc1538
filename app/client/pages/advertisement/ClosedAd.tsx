import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { imageSrcSet } from '../../../contract/plain.ts';
import { advertisement, similarAds } from '../../api/ads/ads.ts';
import { creationStructure } from '../../api/definitions/filters.ts';
import { currentSession } from '../../device/session.ts';
import { AdViewSkeleton } from '../../features/ad-view/AdViewSkeleton.tsx';
import { SimilarAds } from '../../features/ad-view/SimilarAds.tsx';
import { thingWords } from '../../features/ad-view/thing-words.ru.ts';
import { goBack } from '../../shell/history/go-back.ts';
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

/**
 * The page of an ad that is not shown, for visitors. The server draws it for a guest; its seller has
 * another one. So on a device with a user (`data-kept` on `<html>`, before the first paint) the
 * skeleton is in its place until the user's own answer.
 */
export function ClosedAd({ id, code }: ClosedAdProps) {
  // Not yet, when the refusal is the one that the server drew.
  const { isFetched, refetch } = useQuery(advertisement(id));
  useEffect(() => {
    const isUser = currentSession().accessToken !== null;
    if (isUser && !isFetched) void refetch({ cancelRefetch: false });
  }, [isFetched, refetch]);
  if (isFetched) return <VisitorsView id={id} code={code} />;
  return (
    <>
      <div className={styles.guest}>
        <VisitorsView id={id} code={code} />
      </div>
      <div className={styles.waiting}>
        <AdViewSkeleton onBack={goBack} />
      </div>
    </>
  );
}

/** Which ad it was, what happened, similar ads. */
function VisitorsView({ id, code }: ClosedAdProps) {
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
