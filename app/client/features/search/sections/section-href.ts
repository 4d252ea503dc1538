import { writeSearchAddress } from '../../../links/search-address.ts';
import type { SearchAddress, SearchScope } from '../../../links/search-address.ts';

/** Address of the same search in another section; its page drops the filters that it lacks. */
export function sectionHref(address: SearchAddress, { kind, id }: SearchScope): string {
  const page = address.page === 'search' ? address.page : kind;
  const isCategory = kind === 'category';
  return writeSearchAddress({
    ...address,
    page,
    categoryId: isCategory ? id : null,
    subcategoryId: isCategory ? null : id,
  });
}
