import { useState } from 'react';

import type { Suggestion } from '../../../contract/index.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { searchBarWords } from './search-bar-words.ru.ts';
import { sendToSearchBar } from './search-bar.ts';
import { suggestionKey } from './suggestion-target.ts';
import { typedPart } from './typed-part.ts';

import styles from './SuggestionRow.module.css';

/** Side of a picture, in CSS pixels. */
const PICTURE = 40;

interface SuggestionRowProps {
  readonly id: string;
  readonly suggestion: Suggestion;
  /** Name of its category if known. */
  readonly category: string | null;
  /** The field's text: that part of the title is bold. */
  readonly typed: string;
  readonly isActive: boolean;
  readonly onTake: () => void;
}

/** A suggestion: picture, title, kind. The field keeps the focus. */
export function SuggestionRow(props: SuggestionRowProps) {
  const { id, suggestion, category, typed, isActive, onTake } = props;
  const subtitle = suggestion.subtitle ?? kindName(suggestion) ?? category;
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
  const { type, image_url, icons } = suggestion;
  const [isBroken, setBroken] = useState(false);
  const isHistory = type === 'SEARCH_HISTORY';
  if (isHistory || isBroken || (image_url === null && icons === null)) {
    return (
      <span className={styles.sign}>
        <Icon name={isHistory ? 'clock' : 'search'} />
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

function kindName({ type }: Suggestion): string | null {
  if (type === 'CATEGORY') return searchBarWords.category;
  return type === 'SUBCATEGORY' ? searchBarWords.subcategory : null;
}
