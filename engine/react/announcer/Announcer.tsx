import { useEffect, useState } from 'react';

import type { FormStore } from '../../form/state/form-store.ts';
import { useWords } from '../catalogue/use-words.ts';
import { newsBetween, pageNow } from './news.ts';

import styles from './Announcer.module.css';

/** Announces to screen readers what changed elsewhere: fields that appeared, lists that loaded. */
export function Announcer({ store }: { store: FormStore }) {
  const words = useWords('news');
  const [news, setNews] = useState('');
  useEffect(() => {
    let last = pageNow(store);
    return store.subscribe(() => {
      const next = pageNow(store);
      const sentence = newsBetween(store, { last, next }, words);
      last = next;
      if (sentence !== '') setNews(sentence);
    });
  }, [store, words]);
  return (
    <div className={styles.announcer} role="status">
      {news}
    </div>
  );
}
