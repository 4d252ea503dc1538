import type { Option, OptionGroup } from '../../definition/field-definition.ts';
import type { ChoiceWords } from '../catalogue/words.ts';
import { CHOICE_WORDS } from './choice-words.ru.ts';

/** A part of a list, in the order to show; `title` is `null` for what belongs to no part. */
export interface Section {
  readonly title: string | null;
  readonly options: readonly Option[];
}

/** Options that divide a list into sections. */
export interface SectionSource {
  readonly options: readonly Option[];
  readonly groups: readonly OptionGroup[];
  /** Whether popular options come first, under a title of their own. */
  readonly hasPopular: boolean;
  /** The most used options, in place of those that the definition marks as popular. */
  readonly commonest?: ReadonlySet<Option> | null;
}

/** Popular options, then the groups, then the rest without a title. Each option is once. */
export function toSections(
  { options, groups, hasPopular, commonest = null }: SectionSource,
  words: Pick<ChoiceWords, 'popular'> = CHOICE_WORDS,
): readonly Section[] {
  const taken = new Set<Option>();
  const take = (title: string | null, wanted: readonly Option[]): Section => {
    const free: Option[] = [];
    for (const option of wanted) {
      if (taken.has(option)) continue;
      taken.add(option);
      free.push(option);
    }
    return { title, options: free };
  };

  const popular = hasPopular ? options.filter((one) => commonest?.has(one) ?? one.isPopular) : [];
  const byKey = new Map(groups.length === 0 ? [] : options.map((option) => [option.key, option]));
  const titled = [
    take(words.popular, popular),
    ...groups.map(({ name, valueKeys }) =>
      take(
        name,
        valueKeys.flatMap((key) => byKey.get(key) ?? []),
      ),
    ),
  ];
  const rest = taken.size === 0 ? options : options.filter((option) => !taken.has(option));
  return [...titled, { title: null, options: rest }].filter((one) => one.options.length > 0);
}

/** A key for React: titles may repeat, the first options of sections never do. */
export function sectionKey({ title, options }: Section): string {
  return `${title ?? ''}/${String(options[0]?.value)}`;
}
