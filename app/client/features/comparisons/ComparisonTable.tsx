import { useState } from 'react';
import { Link } from 'wouter';

import type { AdCard, Comparison } from '../../../contract/index.ts';
import { imageSrcSet } from '../../../contract/plain.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { FIRST_PHOTOS, keptPhotos } from '../../ui/kept/kept-photos.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { Price } from '../../ui/price/Price.tsx';
import { WholeWords } from '../../ui/whole-words/WholeWords.tsx';
import { comparisonsWords, differencesText } from './comparisons-words.ru.ts';
import { PinnedHeads } from './PinnedHeads.tsx';

import styles from './ComparisonTable.module.css';

const WIDTH = 310;
const HEIGHT = 232;

/** The arrow keys scroll it. */
const SCROLLER = { tabIndex: 0 } as const;

interface ComparisonTableProps {
  readonly comparison: Comparison;
  /** Shows only the rows that differ. */
  readonly isShort: boolean;
  readonly onRemove: (id: number) => void;
}

/**
 * A table with a column per ad: the names of the rows stay in place while the columns scroll, by
 * swipe, and by the arrow keys when the table has the focus. Below its heads their short forms
 * stay at the top of the page.
 */
export function ComparisonTable({ comparison, isShort, onRemove }: ComparisonTableProps) {
  const { advertisements, rows, subcategory_id } = comparison;
  const differing = rows.filter(({ differs }) => differs);
  const shown = isShort ? differing : rows;
  const [box, setBox] = useState<HTMLElement | null>(null);
  return (
    <>
      <PinnedHeads ads={advertisements} box={box} />
      <section
        ref={setBox}
        className={styles.box}
        aria-label={comparisonsWords.table}
        {...SCROLLER}
      >
        <table className={styles.table} data-count={advertisements.length}>
          <thead>
            <tr>
              <td className={styles.corner}>
                {advertisements.length > 1 && differencesText(differing.length)}
              </td>
              {advertisements.map((ad, index) => (
                <AdHead
                  key={ad.id}
                  ad={ad}
                  isFirst={index < FIRST_PHOTOS}
                  onRemove={() => onRemove(ad.id)}
                />
              ))}
              <td className={styles.last}>
                <Link className={styles.add} href={`/subcategory/${subcategory_id}`}>
                  <Icon name="plus" size={24} />
                  {comparisonsWords.add}
                </Link>
              </td>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ key, name, values, differs }) => (
              <tr key={key} data-differs={differs}>
                <th scope="row">{name}</th>
                {values.map((value, index) => (
                  <td key={advertisements[index]?.id}>{value ?? comparisonsWords.none}</td>
                ))}
                <td className={styles.last}>{'\u00A0'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

interface AdHeadProps {
  readonly ad: AdCard;
  /** Whether every first view shows its photo. */
  readonly isFirst: boolean;
  readonly onRemove: () => void;
}

function AdHead({ ad, isFirst, onRemove }: AdHeadProps) {
  const cover = ad.images[0]?.url ?? null;
  const isClosed = ad.status !== 'PUBLISHED';
  return (
    <th scope="col" className={styles.ad} data-closed={isClosed}>
      <div className={styles.photo} data-section={cover === null}>
        <Picture
          src={cover ?? ad.section_picture}
          srcSet={cover === null ? null : imageSrcSet(cover)}
          sizes={keptPhotos.comparisons}
          width={WIDTH}
          height={HEIGHT}
          isFirst={isFirst}
        />
        <button
          type="button"
          className={styles.remove}
          aria-label={`${comparisonsWords.remove}: ${ad.title}`}
          onClick={onRemove}
        >
          <Icon name="close" />
        </button>
      </div>
      {isClosed && <p className={styles.closed}>{comparisonsWords.closed}</p>}
      {ad.subtitle2 !== null && <Price price={ad.subtitle2} areaPrice={ad.area_price} />}
      <Link className={styles.title} href={`/advertisement/${ad.id}`}>
        <WholeWords text={ad.title} />
      </Link>
    </th>
  );
}
