/** Category and subcategory of an ad. */
export interface AdTarget {
  readonly categoryId: string;
  readonly subcategoryId: string;
}

/** The page's address: an opened category, or the category and subcategory of the ad. */
export interface CreateAddress {
  readonly categoryId: string | null;
  readonly subcategoryId: string | null;
}

const CATEGORY = 'category';
const SUBCATEGORY = 'subcategory';
const FIELD = 'field';

/** Parses the query of `/create-ad`. */
export function readCreateAddress(search: string): CreateAddress {
  const query = new URLSearchParams(search);
  return { categoryId: query.get(CATEGORY), subcategoryId: query.get(SUBCATEGORY) };
}

/**
 * Key of the field at which a draft is opened, `images` for its photos; `null` when the address
 * names none.
 */
export function readFormField(search: string): string | null {
  return new URLSearchParams(search).get(FIELD);
}

/** Address of a step of `/create-ad`. */
export function writeCreateAddress({ categoryId, subcategoryId }: CreateAddress): string {
  const query = new URLSearchParams();
  if (categoryId !== null) query.set(CATEGORY, categoryId);
  if (subcategoryId !== null) query.set(SUBCATEGORY, subcategoryId);
  return query.size === 0 ? '/create-ad' : `/create-ad?${query}`;
}

/** The first step: nothing is selected. */
export const FIRST_STEP: CreateAddress = { categoryId: null, subcategoryId: null };
