import { useState } from 'react';

import { Icon } from '../../ui/icon/Icon.tsx';
import type { ListedSuggestion } from './list-rows.ts';
import { listWords } from './list-words.ru.ts';
import { sendToSearchBar } from './search-bar.ts';
import { suggestionKey } from './suggestion-target.ts';
import { typedPart } from './typed-part.ts';

import styles from './SuggestionRow.module.css';

/** Side of a picture, in CSS pixels. */
const PICTURE = 40;

interface SuggestionRowProps {
  readonly id: string;
  readonly suggestion: ListedSuggestion;
  /** Name of its category if known. */
  readonly category: string | null;
  /** The field's text: that part of the title is bold. */
  readonly typed: string;
  readonly isActive: boolean;
  readonly onTake: () => void;
  /** Removes a past query. */
  readonly onDrop: () => void;
}

/** A suggestion: picture, title, kind. The field keeps the focus. */
export function SuggestionRow(props: SuggestionRowProps) {
  const { id, suggestion, category, typed, isActive, onTake, onDrop } = props;
  const subtitle = suggestion.subtitle ?? kindName(suggestion) ?? category;
  const { isOwn = false } = suggestion;
  const point = () => sendToSearchBar({ type: 'pointed', active: suggestionKey(suggestion) });
  return (
    <div
      className={styles.row}
      role="presentation"
      data-active={isActive}
      onPointerMove={isActive ? undefined : point}
      onMouseDown={(event) => event.preventDefault()}
    >
      <button
        id={id}
        type="button"
        className={styles.option}
        role="option"
        aria-selected={isActive}
        aria-keyshortcuts={isOwn ? 'ArrowRight Delete' : undefined}
        tabIndex={-1}
        onClick={onTake}
      >
        <SuggestionPicture suggestion={suggestion} />
        <span className={styles.text}>
          <span className={styles.title}>
            {typedPart(suggestion.title, typed).map(({ at, text, isTyped }) => (
              <span key={at} className={isTyped ? styles.typed : undefined}>
                {text}
              </span>
            ))}
          </span>
          {subtitle !== null && <span className={styles.subtitle}>{subtitle}</span>}
        </span>
      </button>
      {suggestion.type === 'SEARCH_HISTORY' && <FillButton title={suggestion.title} />}
      {isOwn && (
        // By pointer; the keyboard has Delete for it.
        <button
          type="button"
          className={styles.drop}
          aria-hidden="true"
          tabIndex={-1}
          onClick={onDrop}
        >
          <Icon name="close" size={18} />
        </button>
      )}
    </div>
  );
}

/** Copies a past search into the field, by pointer; the keyboard has → for it. */
function FillButton({ title }: { readonly title: string }) {
  return (
    <button
      type="button"
      className={styles.fill}
      aria-hidden="true"
      tabIndex={-1}
      onClick={() => sendToSearchBar({ type: 'filled', text: title })}
    >
      <Icon name="ne" />
    </button>
  );
}

/** The picture or icon from the server; the icon of its kind when it fails to load. */
function SuggestionPicture({ suggestion }: Pick<SuggestionRowProps, 'suggestion'>) {
  const { isOwn = false, image_url, icons } = suggestion;
  const [isBroken, setBroken] = useState(false);
  if (isOwn || isBroken || (image_url === null && icons === null)) {
    return (
      <span className={styles.sign}>
        <Icon name={isOwn ? 'clock' : 'search'} />
      </span>
    );
  }
  const rest = { width: PICTURE, height: PICTURE, onError: () => setBroken(true) };
  if (image_url !== null) {
    return <img className={styles.picture} src={image_url} alt="" {...rest} />;
  }
  return (
    <>
      <img
        className={styles.picture}
        data-for="light"
        loading="lazy"
        src={icons?.light}
        alt=""
        {...rest}
      />
      <img
        className={styles.picture}
        data-for="dark"
        loading="lazy"
        src={icons?.dark}
        alt=""
        {...rest}
      />
    </>
  );
}

function kindName({ type, isOwn }: ListedSuggestion): string | null {
  if (isOwn === true) return listWords.past;
  if (type === 'CATEGORY') return listWords.category;
  return type === 'SUBCATEGORY' ? listWords.subcategory : null;
}
