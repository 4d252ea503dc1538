import { Component } from 'react';
import type { ReactNode } from 'react';

import { Button } from '../ui/button/Button.tsx';
import { Notice } from '../ui/notice/Notice.tsx';
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
    if (!this.state.isBroken) return this.props.children;
    return (
      <Notice>
        <h1>{shellWords.failed}</h1>
        <p role="alert">{shellWords.failedLead}</p>
        <Button look="primary" onClick={() => location.reload()}>
          {shellWords.retry}
        </Button>
      </Notice>
    );
  }
}
