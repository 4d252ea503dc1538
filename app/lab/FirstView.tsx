import type { ReactNode } from 'react';

import { labWords } from './lab-words.ru.ts';
import { LabHeader } from './LabHeader.tsx';

import styles from './LabPage.module.css';

interface FirstViewProps {
  readonly children?: ReactNode;
}

/** The frame of the lab. The build draws it into the page, so that it shows before any code runs. */
export function FirstView({ children }: FirstViewProps) {
  return (
    <>
      <LabHeader />
      <main id="content" className={styles.ground} tabIndex={-1}>
        <div className={styles.page}>
          <header className={styles.head}>
            <h1>{labWords.title}</h1>
            <p className={styles.intro}>{labWords.intro}</p>
          </header>
          {children}
        </div>
      </main>
    </>
  );
}
