import { useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

import { chosenTexts, pressed } from '../choice/chosen.ts';
import { useFieldCounts } from '../counts/option-counts.ts';
import type { WidgetProps } from '../widget.ts';
import { optionId } from './list/list-layout.ts';
import { listMove } from './list/list-move.ts';
import { OptionList } from './list/OptionList.tsx';
import { useOptionList, type Opening, type OptionListState } from './list/use-option-list.ts';
import { SearchInput } from './search/SearchInput.tsx';
import { SearchStatus } from './search/SearchStatus.tsx';

import styles from './DropdownPanel.module.css';

/** Letters typed within this time of one another are one word, in ms. */
const WORD_PAUSE_MS = 700;

/** What an open dropdown is drawn with. */
export interface DropdownPanelProps {
  readonly widget: WidgetProps;
  readonly opening: Opening;
  readonly popupId: string;
  /** Whether it fills a sheet of its own, which has its own focus loop, title and Esc. */
  readonly isSheet: boolean;
  readonly onClose: () => void;
}

/** Search and list of an open dropdown, and their keyboard. */
export function DropdownPanel(props: DropdownPanelProps) {
  const { widget, popupId, isSheet, onClose } = props;
  const { view, labelId } = widget;
  const counts = useFieldCounts(view.field.key);
  const list = useOptionList(view, props.opening, counts);
  const typed = useRef({ letters: '', atMs: 0 });
  const listId = list.hasSearch || isSheet ? `${popupId}-list` : popupId;

  const pick = (index: number) => {
    const option = list.optionAt(index);
    if (option === undefined) return;
    list.activate(index);
    const isChosen = chosenTexts(view.input).has(String(option.value));
    // Nothing would be found by it: it is shown, and not taken.
    if (counts.of(option) === 0 && !isChosen) return;
    widget.onInput(view.field.isMultiple ? pressed(view, option) : option.value);
    if (!view.field.isMultiple) onClose();
  };

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (isSheet && (event.key === 'Escape' || event.key === 'Tab')) return;
    const move = listMove(event, list);
    if (move === null) return;
    if (move.type !== 'leave') event.preventDefault();
    if (move.type === 'close') event.stopPropagation();
    if (move.type === 'close' || move.type === 'leave') onClose();
    if (move.type === 'pick') pick(list.active);
    if (move.type === 'letter') type(move.letter, event.timeStamp);
    if (move.type === 'go') go(list, move.index, listId);
  };

  const type = (letter: string, atMs: number) => {
    const isNewWord = atMs - typed.current.atMs > WORD_PAUSE_MS;
    const letters = isNewWord ? letter : typed.current.letters + letter;
    typed.current = { letters, atMs };
    list.jumpTo(letters);
  };

  return (
    <div
      className={styles.panel}
      data-sheet={isSheet || undefined}
      onKeyDown={press}
      {...(isSheet && { id: popupId })}
      role="presentation"
    >
      {list.hasSearch && <SearchInput list={list} listId={listId} />}
      <OptionList
        key={list.query}
        view={view}
        layout={list.layout}
        active={list.active}
        id={listId}
        labelId={labelId}
        isFocusable={!list.hasSearch}
        onPick={pick}
        onPoint={list.activate}
      />
      <SearchStatus list={list} isComplete={view.options.isComplete} />
    </div>
  );
}

function go(list: OptionListState, index: number, listId: string): void {
  const next = Math.max(0, Math.min(index, list.layout.count - 1));
  flushSync(() => list.activate(next));
  document.getElementById(optionId(listId, next))?.scrollIntoView({ block: 'nearest' });
}
