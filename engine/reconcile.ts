export type { Loss, Reconciled } from './form/reconcile.ts';
export { reconcile } from './form/reconcile.ts';
export type { Formed } from './form/reconcile-held.ts';
