import { createElement, Fragment } from 'react';

import styles from './WholeWords.module.css';

/** One or two characters before a hyphen: «E-класс», «X-Trail», «2-комн.». Longer words may break. */
const SHORT_START = /(?<!\S)(\S{1,2}-\S{1,12})(?!\S)/;

interface WholeWordsProps {
  readonly text: string;
}

/** A title whose words are not broken after a hyphen that follows a character or two. */
export function WholeWords({ text }: WholeWordsProps) {
  // Every second part is such a word; none of them moves, so they need no key.
  return createElement(
    Fragment,
    null,
    ...text
      .split(SHORT_START)
      .map((part, index) =>
        index % 2 === 0 ? part : createElement('span', { className: styles.word }, part),
      ),
  );
}
