import { DOCUMENT_IDS, documentPath } from '../../../contract/plain.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { footerWords } from '../footer/footer-words.ru.ts';
import { documentNames, documentWords } from './document-names.ru.ts';

import styles from './AgreementDialog.module.css';

interface AgreementDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The site's documents, each in a new tab (SCREENS §3). */
export function AgreementDialog({ isOpen, onClose }: AgreementDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={footerWords.agreement}>
      <ul>
        {DOCUMENT_IDS.map((id) => (
          <li key={id} className={styles.item}>
            <a className={styles.row} href={documentPath(id)} target="_blank" rel="noreferrer">
              <span className={styles.name}>
                {documentNames[id]}
                <VisuallyHidden>{documentWords.newTab}</VisuallyHidden>
              </span>
              <Icon name="ne" />
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
