import { Component, useEffect } from 'react';
import type { ReactNode } from 'react';

import { onReturn } from '../api/transport/connection.ts';
import { Button } from '../ui/button/Button.tsx';
import { Notice } from '../ui/notice/Notice.tsx';
import { failedWords } from '../ui/state-block/state-words.ru.ts';
import { goBack } from './history/go-back.ts';
import { shellWords } from './shell-words.ru.ts';

interface PageBoundaryProps {
  readonly children: ReactNode;
}

/** Replaces a page whose code failed to load or threw by a block with a retry. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly isBroken: boolean }> {
  override readonly state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <BrokenPage /> : this.props.children;
  }
}

/** Retries when the connection returns, since the page's code could not load without it. */
function BrokenPage() {
  const isOffline = !navigator.onLine;
  useEffect(() => onReturn(startAgain), []);

  return (
    <Notice>
      <h1>{isOffline ? shellWords.noConnection : failedWords.title}</h1>
      <p role="alert">{isOffline ? shellWords.noConnectionLead : failedWords.text}</p>
      <Button variant="primary" onClick={startAgain}>
        {failedWords.retry}
      </Button>
      {/* On mobile a page without the header and the tabs has no other way out. */}
      <Button variant="text" onClick={goBack}>
        {shellWords.back}
      </Button>
    </Notice>
  );
}

function startAgain(): void {
  location.reload();
}
