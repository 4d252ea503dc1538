export type { Loss, Reconciled } from './form/reconcile/reconcile.ts';
export { reconcile } from './form/reconcile/reconcile.ts';
export type { Formed } from './form/reconcile/reconcile-held.ts';
