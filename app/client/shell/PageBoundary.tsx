import { Component, useEffect } from 'react';
import type { ReactNode } from 'react';

import { onReturn } from '../api/transport/connection.ts';
import { Button } from '../ui/button/Button.tsx';
import { Notice } from '../ui/notice/Notice.tsx';
import { failedWords } from '../ui/state-block/state-words.ru.ts';
import { shellWords } from './shell-words.ru.ts';

interface PageBoundaryProps {
  readonly children: ReactNode;
}

/** A page whose code did not arrive, or broke: it alone gives way to a block that starts it again. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly isBroken: boolean }> {
  override readonly state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <BrokenPage /> : this.props.children;
  }
}

/** Starts itself again once there is a connection: without one the page's code could not come. */
function BrokenPage() {
  const isOffline = !navigator.onLine;
  useEffect(() => onReturn(startAgain), []);

  return (
    <Notice>
      <h1>{isOffline ? shellWords.noConnection : failedWords.title}</h1>
      <p role="alert">{isOffline ? shellWords.noConnectionLead : failedWords.text}</p>
      <Button look="primary" onClick={startAgain}>
        {failedWords.retry}
      </Button>
    </Notice>
  );
}

function startAgain(): void {
  location.reload();
}
