import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';

import type { KeepChange } from '../../api/kept/kept-ads.ts';
import { pressKeep } from './press-keep.ts';

/** Changes what the visitor keeps, from a control of the page. Resolves to whether it succeeded. */
export function useKeep(): (change: KeepChange) => Promise<boolean> {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  return (change) => pressKeep({ queries, navigate }, change);
}
