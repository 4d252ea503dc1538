import { useState } from 'react';

import { fileNotJson, notAFile, notJson, ownWords } from './own-words.ru.ts';
import { readOwn } from './read-own.ts';
import type { OwnContent } from './read-own.ts';

/** Something of the tester's own that is open. */
export interface Own {
  /** Another one, another number: what was done to one is not done to the next. */
  readonly id: number;
  /** What it is called: its file's name, or that it was pasted. */
  readonly title: string;
  /** Name of a recording's file, without its ending. */
  readonly fileName: string;
  readonly content: Exclude<OwnContent, { readonly type: 'not-json' }>;
}

/**
 * What a tester brought: as text, or as a file.
 *
 * @param onOpen Told before something new is open.
 */
export function useOwn(onOpen: (content: Own['content']) => void) {
  const [own, setOwn] = useState<Own | null>(null);
  const [error, setError] = useState<string | null>(null);

  const show = (content: Own['content'], name: Pick<Own, 'title' | 'fileName'>) => {
    setError(null);
    onOpen(content);
    setOwn((last) => ({ id: (last?.id ?? 0) + 1, content, ...name }));
  };
  const openText = async (text: string) => {
    const content = await readOwn(text);
    if (content.type === 'not-json') return setError(notJson(content.fault));
    show(content, { title: ownWords.pasted, fileName: 'form' });
  };
  const openFile = async (file: File) => {
    const text = await file.text().catch(() => null);
    if (text === null) return setError(notAFile(file.name));
    const content = await readOwn(text);
    if (content.type === 'not-json') return setError(fileNotJson(file.name, content.fault));
    show(content, { title: file.name, fileName: withoutEnding(file.name) });
  };

  return {
    own,
    error,
    openText: (text: string) => void openText(text),
    openFile: (file: File) => void openFile(file),
    forgetError: () => setError(null),
    close: () => setOwn(null),
  };
}

function withoutEnding(name: string): string {
  return name.replace(/(?:\.trace)?\.(?:json|har)$/i, '');
}
