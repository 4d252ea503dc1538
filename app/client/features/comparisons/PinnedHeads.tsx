import { useEffect, useRef, useState } from 'react';

import type { AdCard } from '../../../contract/index.ts';
import { WholeWords } from '../../ui/whole-words/WholeWords.tsx';

import styles from './ComparisonTable.module.css';

interface PinnedHeadsProps {
  readonly ads: readonly AdCard[];
  /** The element that scrolls the columns, with the table in it. */
  readonly box: HTMLElement | null;
}

/**
 * Price and title of each column at the top of the page, once the heads of the table are above it.
 * A copy for the eye: readers have the heads of the table.
 */
export function PinnedHeads({ ads, box }: PinnedHeadsProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    const heads = box?.querySelector('thead');
    if (box === null || heads === null || heads === undefined) return undefined;
    const follow = () => bar.current?.scrollTo({ left: box.scrollLeft });
    const watch = new IntersectionObserver(
      (entries) => {
        // A busy page hands over several changes at once; the last is the state now.
        const entry = entries.at(-1);
        setShown(entry?.isIntersecting === false && entry.boundingClientRect.top < 0);
      },
      { rootMargin: '-120px 0px 0px' },
    );
    watch.observe(heads);
    box.addEventListener('scroll', follow, { passive: true });
    follow();
    return () => {
      watch.disconnect();
      box.removeEventListener('scroll', follow);
    };
  }, [box]);

  return (
    <div className={styles.pin} aria-hidden="true">
      <div ref={bar} className={styles.pinned} data-shown={isShown}>
        <table className={styles.table} data-count={ads.length}>
          <tbody>
            <tr>
              <td className={styles.corner}>{'\u00A0'}</td>
              {ads.map(({ id, subtitle2, title }) => (
                <td key={id} className={styles.ad}>
                  <span className={styles.pinnedPrice}>{subtitle2}</span>
                  <span className={styles.pinnedTitle}>
                    <WholeWords text={title} />
                  </span>
                </td>
              ))}
              <td className={styles.last}>{'\u00A0'}</td>
            </tr>
          </tbody>
        </table>
      </div>
    </div>
  );
}
