import { useState } from 'react';
import type { DragEvent, ReactNode } from 'react';

import { ownWords } from './own-words.ru.ts';

import styles from './DropZone.module.css';

interface DropZoneProps {
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}

/** A part of the page that takes a dropped file, and says so while one hangs over it. */
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
      {isOver && <p className={styles.sign}>{ownWords.drop}</p>}
    </div>
  );
}

function hasFile({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files');
}
