import type { ImportCandidate } from '../../../../contract/index.ts';
import { imageSrcSet } from '../../../../contract/plain.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { foundText, importWords } from './import-words.ru.ts';

import styles from './ImportWelcome.module.css';

/** Number of covers in the welcome. */
const COVERS = 3;
const WIDTH = 120;
const HEIGHT = 90;

interface ImportWelcomeProps {
  readonly candidates: readonly ImportCandidate[];
  readonly onOpen: () => void;
  readonly onSkip: () => void;
  /** Called on ×. */
  readonly onClose: () => void;
}

/** «Мы нашли ваши объявления»: how many, with their first photos. */
export function ImportWelcome({ candidates, onOpen, onSkip, onClose }: ImportWelcomeProps) {
  const covers = candidates.flatMap(({ images }) => images.slice(0, 1)).slice(0, COVERS);
  return (
    <Dialog isOpen title={importWords.welcomeTitle} onClose={onClose}>
      <p className={styles.lead}>{importWords.welcomeLead}</p>
      <p className={styles.count}>{foundText(candidates.length)}</p>
      {covers.length > 0 && (
        <div className={styles.covers}>
          {covers.map(({ url }) => (
            <span key={url} className={styles.cover}>
              <Picture
                src={url}
                srcSet={imageSrcSet(url)}
                sizes="120px"
                width={WIDTH}
                height={HEIGHT}
              />
            </span>
          ))}
        </div>
      )}
      <div className={styles.buttons}>
        <Button variant="primary" size="block" data-first onClick={onOpen}>
          {importWords.look}
        </Button>
        <Button size="block" onClick={onSkip}>
          {importWords.skip}
        </Button>
      </div>
    </Dialog>
  );
}
