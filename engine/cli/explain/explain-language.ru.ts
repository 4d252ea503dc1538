import { stepReasonText, whyText } from '../../inspect.ts';
import type { Why } from '../../inspect.ts';
import type { ExplainLanguage } from './explain-language.ts';

type ListStatus = NonNullable<Why['list']>;

const LISTS: Readonly<Record<ListStatus, string>> = {
  inline: '',
  idle: 'список ещё не запрошен',
  loading: 'список загружается',
  ready: 'список загружен',
  empty: 'список пуст',
  failed: 'список не загрузился',
};

/** In Russian, by the names of fields and values: as a person reads the form. */
export const russian: ExplainLanguage = {
  standing: ({ isVisible, isRequired, isDisabled, list }) => {
    const words = [
      isVisible ? 'показано' : 'скрыто',
      ...(isRequired ? ['обязательно'] : []),
      ...(isVisible && isDisabled ? ['недоступно'] : []),
      ...(isVisible && list !== null ? [LISTS[list]] : []),
    ];
    return words.filter((word) => word !== '').join(', ');
  },
  causes: whyText,
  clearing: ({ reloads, hides, isKept }) => [
    ...(reloads === null
      ? []
      : [
          `Очистится, если изменится «${reloads.name}», а\u00A0в\u00A0новом списке не\u00A0будет прежнего значения.`,
        ]),
    ...(hides.length === 0 || isKept
      ? []
      : [
          `Очистится, когда скроется: это решает ${hides.map(({ name }) => `«${name}»`).join(' или\u00A0')}.`,
        ]),
    ...(hides.length > 0 && isKept ? ['Скрывшись, сохранит введённое.'] : []),
  ],
  act: stepReasonText,
  after: (act) => `После ${act}:`,
  nothing: 'Ничего не произошло.',
};
