import type { ImportCandidate } from '../../../../contract/index.ts';
import { imageSrcSet } from '../../../../contract/plain.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { foundText, importWords } from './import-words.ru.ts';

import styles from './ImportGrid.module.css';

const WIDTH = 240;
const HEIGHT = 180;

interface ImportGridProps {
  readonly candidates: readonly ImportCandidate[];
  /** Ids of the chosen ones. */
  readonly chosen: ReadonlySet<number>;
  readonly isLocked: boolean;
  readonly onToggle: (id: number) => void;
  readonly onToggleAll: () => void;
}

/** The found ads, each with a checkbox over its photo. */
export function ImportGrid(props: ImportGridProps) {
  const { candidates, chosen, isLocked, onToggle, onToggleAll } = props;
  return (
    <>
      <div className={styles.head}>
        <p className={styles.count}>{foundText(candidates.length)}</p>
        <Button variant="text" size="small" disabled={isLocked} onClick={onToggleAll}>
          {chosen.size === candidates.length ? importWords.chooseNone : importWords.chooseAll}
        </Button>
      </div>
      <ul className={styles.grid}>
        {candidates.map(({ id, title, subtitle2, images }) => {
          const cover = images[0]?.url ?? null;
          return (
            <li key={id}>
              <label className={styles.card}>
                <span className={styles.photo}>
                  <Picture
                    src={cover}
                    srcSet={cover === null ? null : imageSrcSet(cover)}
                    sizes="(max-width: 768px) 45vw, 240px"
                    width={WIDTH}
                    height={HEIGHT}
                  />
                  <input
                    type="checkbox"
                    className={styles.box}
                    checked={chosen.has(id)}
                    disabled={isLocked}
                    onChange={() => onToggle(id)}
                  />
                </span>
                <span className={styles.title}>{title}</span>
                {subtitle2 !== null && <b className={styles.price}>{subtitle2}</b>}
              </label>
            </li>
          );
        })}
      </ul>
    </>
  );
}
