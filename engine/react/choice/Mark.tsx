import styles from './Mark.module.css';

/** Class of a native checkbox or radio that is drawn as a mark, as large as its label. */
export const markControl = styles.control;

/** Class of the label around such a control. */
export const markLabel = styles.labelled;

/** The picture of a checkbox where a row is chosen in another way. */
export function Mark({ isChosen }: { readonly isChosen: boolean }) {
  return <span className={styles.mark} data-chosen={isChosen || undefined} />;
}
