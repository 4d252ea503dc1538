import { Component, type ReactNode } from 'react';

/** What a guard is drawn with. */
export interface FailureGuardProps {
  /** What replaces the children after one of them has thrown. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/**
 * Shows the fallback once a child has thrown, its code that did not arrive included; another `key`
 * tries again. React has no hook for this.
 */
export class FailureGuard extends Component<FailureGuardProps, { readonly hasFailed: boolean }> {
  /** Whether a child has thrown. */
  override readonly state = { hasFailed: false };

  /** React's own: the state after a throw. */
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  /** The children, or the fallback. */
  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
