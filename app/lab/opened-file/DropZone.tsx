import { useState } from 'react';
import type { DragEvent, ReactNode } from 'react';

import { openedFileWords } from './opened-file-words.ru.ts';

import styles from './DropZone.module.css';

interface DropZoneProps {
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}

/** An area of the page that accepts a dropped file, with a hint while a file is over it. */
export function DropZone({ onFile, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={styles.zone}
      onDragOver={(event) => {
        if (!hasFile(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isInside) setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (file === undefined) return;
        event.preventDefault();
        onFile(file);
      }}
    >
      {children}
      {isOver && <p className={styles.sign}>{openedFileWords.drop}</p>}
    </div>
  );
}

function hasFile({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files');
}
