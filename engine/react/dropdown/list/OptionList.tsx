import type { FieldView } from '../../../form/state/form-store.ts';
import { chosenTexts } from '../../choice/chosen.ts';
import { type ListLayout, type SectionRows, optionId } from './list-layout.ts';
import { OptionRowView } from './OptionRowView.tsx';
import { useListWindow } from './use-list-window.ts';

import styles from './OptionList.module.css';

/** What a list of options is drawn with. */
export interface OptionListProps {
  readonly view: FieldView;
  readonly layout: ListLayout;
  /** Index of the row that the keyboard is on. */
  readonly active: number;
  readonly id: string;
  readonly labelId: string;
  /** Whether the list itself takes the focus: there is no search above it. */
  readonly isFocusable: boolean;
  readonly onPick: (index: number) => void;
  readonly onPoint: (index: number) => void;
}

/** The listbox: sections with titles; of a long list only the rows in view are in the page. */
export function OptionList(props: OptionListProps) {
  const { view, layout, active, id, isFocusable } = props;
  const { sections, isWindowed, list, onScroll } = useListWindow(layout, active);
  const chosen = chosenTexts(view.input);

  return (
    <div
      ref={list}
      role="listbox"
      id={id}
      className={styles.list}
      hidden={layout.count === 0}
      tabIndex={isFocusable ? 0 : -1}
      data-autofocus={isFocusable || undefined}
      aria-labelledby={props.labelId}
      aria-multiselectable={view.field.isMultiple || undefined}
      aria-activedescendant={isFocusable ? optionId(id, active) : undefined}
      onScroll={onScroll}
    >
      {isWindowed && <div className={styles.spacer} style={{ height: layout.height }} />}
      {sections.map((section) => (
        <ListSection
          key={`${section.title ?? ''}/${section.top}`}
          {...props}
          section={section}
          chosen={chosen}
          isPlaced={isWindowed}
        />
      ))}
    </div>
  );
}

interface ListSectionProps extends OptionListProps {
  readonly section: SectionRows;
  readonly chosen: ReadonlySet<string>;
  readonly isPlaced: boolean;
}

function ListSection({ section, chosen, ...props }: ListSectionProps) {
  const { title, top, rows } = section;
  const drawn = rows.map((row) => (
    <OptionRowView
      key={String(row.option.value)}
      {...props}
      row={row}
      isChosen={chosen.has(String(row.option.value))}
    />
  ));
  if (title === null) return drawn;
  return (
    <div role="group" aria-label={title}>
      <div
        className={styles.title}
        aria-hidden="true"
        data-placed={props.isPlaced || undefined}
        {...(props.isPlaced && { style: { top } })}
      >
        {title}
      </div>
      {drawn}
    </div>
  );
}
