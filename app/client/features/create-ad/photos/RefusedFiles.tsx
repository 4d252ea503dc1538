import { useSelector } from '@xstate/react';
import { useRef } from 'react';

import { Icon } from '../../../ui/icon/Icon.tsx';
import type { PhotoQueue } from './photo-queue.machine.ts';
import { photosWords } from './photos-words.ru.ts';

import styles from './RefusedFiles.module.css';

/** Files that were chosen and are no photos: the name of each, and why. */
export function RefusedFiles({ queue }: { readonly queue: PhotoQueue }) {
  const list = useRef<HTMLUListElement>(null);
  const refused = useSelector(queue, ({ context }) => context.refused);
  const close = (id: string, index: number) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    // The button goes away with its row: its neighbour takes the focus, else what adds photos.
    const next = buttons[index + 1] ?? buttons[index - 1] ?? addButtonNear(list.current);
    queue.send({ type: 'refusal.closed', id });
    next?.focus();
  };
  return (
    <div role="status" className={styles.status}>
      {refused.length > 0 && (
        <>
          <p className={styles.count}>{photosWords.refusedCount(refused.length)}</p>
          <ul ref={list} className={styles.files} aria-label={photosWords.refused}>
            {refused.map(({ id, name, reason }, index) => (
              <li key={id} className={styles.file}>
                <Icon name="alertf" size={18} />
                <p className={styles.words}>
                  <b className={styles.name}>{name}</b> {reason}
                </p>
                <button
                  type="button"
                  className={styles.close}
                  data-remedy
                  aria-label={photosWords.closeRefusal(name)}
                  onClick={() => close(id, index)}
                >
                  <Icon name="close" size={18} />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function addButtonNear(element: HTMLElement | null): HTMLElement | null {
  return element?.closest('section')?.querySelector<HTMLElement>('[data-add]') ?? null;
}
