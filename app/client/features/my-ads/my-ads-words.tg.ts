import type { AdStatus } from '../../../contract/index.ts';
import { numberText } from '../../ui/plural/count-text.ts';

/** Texts of the user's own ads. */
export const myAdsWords = {
  title: 'Эълонҳои ман',
  create: 'Эълон додан',
  tabs: 'Ҳолати эълонҳо',
  emptyTitle: 'Шумо ҳоло эълон надоред',
  emptyText: 'Ашёро акс гиред ва нарх гузоред — ин якчанд дақиқа мегирад.',
  emptyTab: 'Ин ҷо холӣ аст',
} as const;

/** The tabs in order; `null` is every status but deleted. */
export const myAdsTabs: readonly { readonly status: AdStatus | null; readonly name: string }[] = [
  { status: null, name: 'Ҳама' },
  { status: 'PUBLISHED', name: 'Дар ҷустуҷӯ' },
  { status: 'IN_MODERATION', name: 'Дар санҷиш' },
  { status: 'REJECTED', name: 'Радшуда' },
  { status: 'HIDDEN', name: 'Пинҳоншуда' },
  { status: 'EXPIRED', name: 'Муҳлаташ гузашта' },
  { status: 'DELETED', name: 'Нестшуда' },
];

/** «412 бор дида шуд». */
export function viewsText(views: number): string {
  return `${numberText(views)}\u00A0бор дида шуд`;
}

/** «Телефонро 3 бор кушоданд». */
export function phoneViewsText(views: number): string {
  return `Телефонро ${numberText(views)}\u00A0бор кушоданд`;
}
