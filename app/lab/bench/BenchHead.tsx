import type { Trace } from '@bozor/form-engine/trace';
import type { ReactNode } from 'react';

import { SaveTrace } from '../../client/ui/save-trace/SaveTrace.tsx';

import styles from './BenchHead.module.css';

interface BenchHeadProps {
  readonly title: string;
  /** What has been recorded since the form was opened. */
  readonly record: () => Trace;
  readonly fileName: string;
  readonly children: ReactNode;
}

/** What is on the bench, and its recording to take away. */
export function BenchHead({ title, record, fileName, children }: BenchHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.name}>
        {children}
        <h2 className={styles.title}>{title}</h2>
      </div>
      <SaveTrace record={record} name={fileName} />
    </header>
  );
}
