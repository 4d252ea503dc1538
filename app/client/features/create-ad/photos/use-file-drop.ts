import { useEffect, useEffectEvent, useState } from 'react';
import type { DragEvent } from 'react';

/** Handlers for a drop target of files. */
interface FileDrop {
  /** Files are being dragged over it. */
  readonly isOver: boolean;
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDragLeave: (event: DragEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
}

/** Accepts files dropped on an element, and pictures pasted anywhere on the page. */
export function useFileDrop(onFiles: (files: readonly File[]) => void): FileDrop {
  const [isOver, setOver] = useState(false);

  const takePasted = useEffectEvent((event: ClipboardEvent) => {
    const files = filesIn(event.clipboardData);
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => takePasted(event);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);

  return {
    isOver,
    onDragOver: (event) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      // Otherwise the browser opens the file instead of the page.
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }) => {
      const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
      if (!isInside) setOver(false);
    },
    onDrop: (event) => {
      setOver(false);
      const files = filesIn(event.dataTransfer);
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    },
  };
}

/** Files of a drop or a paste that can be pictures; text is ignored. */
function filesIn(data: DataTransfer | null): readonly File[] {
  if (data === null || data.types.includes('text/plain')) return [];
  return Array.from(data.files);
}
