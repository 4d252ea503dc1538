import type { CreationStructure, SearchSections } from '../../../contract/index.ts';
import type { PageLanguage } from '../../page-language.ts';
import { keepRecent } from '../../recent-values.ts';
import type { StoredPage } from './find-page.ts';
import { sectionName as russianName } from './section-names.ru.ts';
import { sectionName as tajikName } from './section-names.tg.ts';

const NAMES = { ru: russianName, tg: tajikName } as const;

/** Number of cached pages: more than there are. */
const KEPT_PAGES = 500;
const kept = keepRecent<StoredPage>(KEPT_PAGES);

/** Returns the name of a section in a language. */
export function nameSection(section: { id: string; name: string }, language: PageLanguage): string {
  return NAMES[language](section.id, section.name);
}

/** Names the sections of the structure in a language. */
export function localizeStructure(
  structure: CreationStructure,
  language: PageLanguage,
): CreationStructure {
  const nameOf = NAMES[language];
  return {
    ...structure,
    categories: structure.categories.map((category) => ({
      ...category,
      name: nameOf(category.id, category.name),
      groups: category.groups.map((group) => ({ ...group, name: nameOf(null, group.name) })),
      subcategories: category.subcategories.map((one) => ({
        ...one,
        name: nameOf(one.id, one.name),
      })),
    })),
  };
}

/** Names counted sections in a language. */
export function localizeCounts(
  { categories }: SearchSections,
  language: PageLanguage,
): SearchSections {
  const nameOf = NAMES[language];
  return {
    categories: categories.map((category) => ({
      ...category,
      name: nameOf(category.id, category.name),
      subcategories: category.subcategories.map((one) => ({
        ...one,
        name: nameOf(one.id, one.name),
      })),
    })),
  };
}

/** Names the sections of a page of filters in a language; its filters keep their language. */
export async function localizePage(page: StoredPage, language: PageLanguage): Promise<StoredPage> {
  if (language === 'ru') return page;
  return kept.find(`${language} ${page.hash}`, async () => {
    const document: unknown = JSON.parse(page.json);
    if (typeof document !== 'object' || document === null) return page;
    const named = Object.fromEntries(
      Object.entries(document).map(([part, value]) => [
        part,
        SECTION_PARTS.has(part) ? withNames(value, NAMES[language]) : value,
      ]),
    );
    return { json: JSON.stringify(named), hash: `${page.hash}-${language}` };
  });
}

/** Parts of a page that name sections. */
const SECTION_PARTS: ReadonlySet<string> = new Set([
  'breadcrumbs',
  'categories',
  'categories_list',
]);

/** Replaces every name of an object with an id, and every title. */
function withNames(value: unknown, nameOf: (id: string | null, name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => withNames(one, nameOf));
  if (typeof value !== 'object' || value === null) return value;
  const id = textOf(value, 'id');
  const name = textOf(value, 'name');
  const title = textOf(value, 'title');
  const parts = Object.entries(value).map(([part, inner]) => [part, withNames(inner, nameOf)]);
  return {
    ...Object.fromEntries(parts),
    ...(id !== null && name !== null && { name: nameOf(id, name) }),
    ...(title !== null && { title: nameOf(null, title) }),
  };
}

function textOf(value: object, part: string): string | null {
  const text: unknown = Reflect.get(value, part);
  return typeof text === 'string' ? text : null;
}
