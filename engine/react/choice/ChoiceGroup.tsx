import { useMemo, type FocusEvent, type ReactNode } from 'react';

import type { Option } from '../../definition/field-definition.ts';
import type { FieldView } from '../../form/state/form-store.ts';
import { useWords } from '../catalogue/use-words.ts';
import type { ChoiceWords } from '../catalogue/words.ts';
import { useFieldCounts, type FieldCounts } from '../counts/option-counts.ts';
import type { OptionCountProps } from '../counts/OptionCount.tsx';
import { useFormCore } from '../form-context.ts';
import type { WidgetProps } from '../widget.ts';
import { chosenTexts, isPickable, offeredOptions } from './chosen.ts';
import { sectionKey, toSections, type Section } from './sections.ts';
import { ShowMore } from './ShowMore.tsx';
import { useCommonest } from './use-commonest.ts';
import { useShown } from './use-shown.ts';
import { WholeList } from './WholeList.tsx';

import styles from './ChoiceGroup.module.css';

/** One option as it is drawn now. */
export interface Choice {
  readonly option: Option;
  readonly isChosen: boolean;
  /** Id for the native control; only the first of a group has one. */
  readonly id: string | undefined;
  readonly count: OptionCountProps;
  /** Whether choosing it would find nothing: it is shown, and not taken. */
  readonly isEmpty: boolean;
}

/** What a group of options is drawn with. */
export interface ChoiceGroupProps {
  readonly widget: WidgetProps;
  /** How many options show before «show more» is pressed; chosen ones always do. */
  readonly limit: number;
  /** The same in a filter, where the commonest are shown first; `limit` without it. */
  readonly filterLimit?: number;
  /** Class that lays options out, and skeletons while they load. */
  readonly layout: string | undefined;
  /** Class that gives a skeleton the size of an option. */
  readonly skeleton: string | undefined;
  readonly children: (choice: Choice) => ReactNode;
}

/**
 * Options in view all at once: a radio group for one value, a group of checkboxes for several,
 * with the states of their list. The label outside names it.
 */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { widget, layout, skeleton, children } = props;
  const { view, id, isInvalid } = widget;
  const words = useWords('choice');
  const options = offeredOptions(view);
  const chosen = chosenTexts(view.input);
  const sections = useSections(view, options, words);
  const counts = useFieldCounts(view.field.key);
  const limit = useLimit(props);
  const commonest = useCommonest(options, counts, limit);
  const shown = useShown({ sections, chosen, limit, commonest });
  const isRadio = !view.field.isMultiple && options.length > 0;
  const first = shown.sections[0]?.options[0];

  const group = (
    <div
      role={isRadio ? 'radiogroup' : 'group'}
      // With no control inside, the group itself takes the focus of the error summary.
      {...(first === undefined && { id, tabIndex: -1 })}
      className={styles.group}
      aria-labelledby={widget.labelId}
      aria-describedby={widget.describedBy}
      aria-invalid={(isRadio && isInvalid) || undefined}
      aria-required={(isRadio && view.isRequired) || undefined}
      aria-disabled={widget.isDisabled || undefined}
      aria-busy={view.options.status === 'loading' || undefined}
      data-invalid={isInvalid || undefined}
      onBlur={(event) => {
        if (leavesGroup(event)) widget.onBlur();
      }}
    >
      {shown.sections.map((section) => (
        <ChoiceSection
          key={sectionKey(section)}
          title={section.title ?? (shown.sections.length > 1 ? words.rest : null)}
          layout={layout}
        >
          {section.options.map((option) => {
            const isChosen = chosen.has(String(option.value));
            const own = option === first ? id : undefined;
            const count = countOf(widget, option, counts);
            const isEmpty = count.count === 0 && !isChosen;
            return children({ option, isChosen, id: own, count, isEmpty });
          })}
        </ChoiceSection>
      ))}
      <ShowMore shown={shown} />
      {!isPickable(view) && <ListNotice widget={widget} layout={layout} skeleton={skeleton} />}
    </div>
  );
  if (!shown.isLong) return group;
  return (
    <>
      {group}
      <WholeList widget={widget} />
    </>
  );
}

function useLimit({ limit, filterLimit = limit }: ChoiceGroupProps): number {
  return useFormCore().store.plan.mode === 'filter' ? filterLimit : limit;
}

/** The number beside an option, and whether it is nothing. */
function countOf(
  { id }: WidgetProps,
  option: Option,
  { of, isStale }: FieldCounts,
): OptionCountProps {
  const count = of(option);
  // A list of ids is parted by spaces.
  const text = String(option.value).replaceAll(/\s/gu, '_');
  return { count, id: count === null ? undefined : `${id}-count-${text}`, isStale };
}

/** The parts of a list: of a long one not made again for every tick. */
function useSections(
  { options: { groups }, field: { hasPopular } }: FieldView,
  options: readonly Option[],
  words: ChoiceWords,
): readonly Section[] {
  return useMemo(
    () => toSections({ options, groups, hasPopular }, words),
    [options, groups, hasPopular, words],
  );
}

function ChoiceSection(props: {
  readonly title: string | null;
  readonly layout: string | undefined;
  readonly children: ReactNode;
}) {
  const { title, layout, children } = props;
  if (title === null) return <div className={layout}>{children}</div>;
  return (
    <div role="group" aria-label={title} className={styles.section}>
      <span className={styles.title} aria-hidden="true">
        {title}
      </span>
      <div className={layout}>{children}</div>
    </div>
  );
}

function ListNotice({ widget, layout, skeleton }: Omit<ChoiceGroupProps, 'limit' | 'children'>) {
  const { status } = widget.view.options;
  const words = useWords('choice');
  if (status === 'loading') {
    return (
      <div className={layout}>
        <span className={styles.announced}>{words.loading}</span>
        {SKELETONS.map((name) => (
          <span key={name} className={`${styles.skeleton} ${skeleton}`} data-place={name} />
        ))}
      </div>
    );
  }
  if (status === 'failed') return null;
  return <p className={styles.notice}>{status === 'idle' ? words.idle : words.empty}</p>;
}

const SKELETONS = ['first', 'second', 'third'];

function leavesGroup({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
}
