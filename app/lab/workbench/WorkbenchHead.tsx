import type { Trace } from '@bozor/form-engine/trace';
import type { ReactNode } from 'react';

import { SaveTrace } from '../../client/ui/save-trace/SaveTrace.tsx';

import styles from './WorkbenchHead.module.css';

interface WorkbenchHeadProps {
  readonly title: string;
  /** Returns the recording since the form was created. */
  readonly record: () => Trace;
  readonly fileName: string;
  readonly children: ReactNode;
}

/** Title of the workbench, and the button that saves the recording. */
export function WorkbenchHead({ title, record, fileName, children }: WorkbenchHeadProps) {
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
