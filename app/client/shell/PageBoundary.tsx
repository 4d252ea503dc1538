import { Component, useEffect } from 'react';
import type { ReactNode } from 'react';

import { Button } from '../ui/button/Button.tsx';
import { Notice } from '../ui/notice/Notice.tsx';
import { useOnline } from './offline/use-online.ts';
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
  const isOnline = useOnline();
  useEffect(() => {
    addEventListener('online', startAgain);
    return () => removeEventListener('online', startAgain);
  }, []);

  return (
    <Notice>
      <h1>{isOnline ? shellWords.failed : shellWords.noConnection}</h1>
      <p role="alert">{isOnline ? shellWords.failedLead : shellWords.noConnectionLead}</p>
      <Button look="primary" onClick={startAgain}>
        {shellWords.retry}
      </Button>
    </Notice>
  );
}

function startAgain(): void {
  location.reload();
}
