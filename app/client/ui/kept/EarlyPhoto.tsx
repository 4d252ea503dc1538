import styles from './EarlyPhoto.module.css';

/**
 * Room in a skeleton for a photo that the script in the head of the page shows before the page's
 * code has loaded (`request-kept-early.ts`). It is empty until then.
 */
export function EarlyPhoto() {
  return <img className={styles.photo} alt="" data-early-photo="" suppressHydrationWarning />;
}
