import { createElement, Fragment } from 'react';

import styles from './WholeWords.module.css';

/**
 * One or two characters before a hyphen: «E-класс», «X-Trail», «2-комн.»; longer words may break.
 * A number and what is short after it: «156 м²», «256 ГБ,».
 */
const WHOLE = /(?<!\S)(\S{1,2}-\S{1,12}|\d\S{0,8} \S{1,3})(?!\S)/;

interface WholeWordsProps {
  readonly text: string;
}

/** A title without breaks after a short start of a word, or between a number and its unit. */
export function WholeWords({ text }: WholeWordsProps) {
  // Every second part is such a word; none of them moves, so they need no key.
  return createElement(
    Fragment,
    null,
    ...text
      .split(WHOLE)
      .map((part, index) =>
        index % 2 === 0 ? part : createElement('span', { className: styles.word }, part),
      ),
  );
}
