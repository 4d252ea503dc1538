export type { Loss, Reconciled } from './form/reconcile/reconcile.ts';
export { reconcile } from './form/reconcile/reconcile.ts';
export type { SourceForm } from './form/reconcile/held-value.ts';
