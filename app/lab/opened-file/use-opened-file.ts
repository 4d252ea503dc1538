import { useState } from 'react';

import { fileNotJson, notAFile, notJson, openedFileWords } from './opened-file-words.ru.ts';
import { readOpenedFile } from './read-opened-file.ts';
import type { OpenedFileContent } from './read-opened-file.ts';

/** An opened file or pasted text. */
export interface OpenedFile {
  /** A new number for each file: React then resets the state of the workbench. */
  readonly id: number;
  /** Name of the file, or the title of a pasted text. */
  readonly title: string;
  /** File name for a recording, without the extension. */
  readonly fileName: string;
  readonly content: Exclude<OpenedFileContent, { readonly type: 'not-json' }>;
}

/**
 * Opens files and pasted texts.
 *
 * @param onOpen Called before the new content is shown.
 */
export function useOpenedFile(onOpen: (content: OpenedFile['content']) => void) {
  const [file, setFile] = useState<OpenedFile | null>(null);
  const [error, setError] = useState<string | null>(null);

  const show = (content: OpenedFile['content'], name: Pick<OpenedFile, 'title' | 'fileName'>) => {
    setError(null);
    onOpen(content);
    setFile((last) => ({ id: (last?.id ?? 0) + 1, content, ...name }));
  };
  const openText = async (text: string) => {
    const content = await readOpenedFile(text);
    if (content.type === 'not-json') return setError(notJson(content.fault));
    show(content, { title: openedFileWords.pasted, fileName: 'form' });
  };
  const openFile = async (picked: File) => {
    const text = await picked.text().catch(() => null);
    if (text === null) return setError(notAFile(picked.name));
    const content = await readOpenedFile(text);
    if (content.type === 'not-json') return setError(fileNotJson(picked.name, content.fault));
    show(content, { title: picked.name, fileName: withoutEnding(picked.name) });
  };

  return {
    file,
    error,
    openText: (text: string) => void openText(text),
    openFile: (picked: File) => void openFile(picked),
    clearError: () => setError(null),
    close: () => setFile(null),
  };
}

function withoutEnding(name: string): string {
  return name.replace(/(?:\.trace)?\.(?:json|har)$/i, '');
}
