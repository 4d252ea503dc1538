import type { HarImport } from '@bozor/form-engine/har';
import type { Trace } from '@bozor/form-engine/trace';

import { explanations } from '../explanations.ru.ts';
import { modeNames } from '../lab-words.ru.ts';
import { traceSize } from '../player/player-words.ru.ts';
import { openedFileWords, skippedText } from './opened-file-words.ru.ts';

import styles from './HarContents.module.css';

/** A part of a HAR file that can be opened. */
export type HarChoice =
  | { readonly type: 'page'; readonly page: HarImport['pages'][number] }
  | { readonly type: 'trace'; readonly trace: Trace };

interface HarContentsProps {
  readonly har: HarImport;
  readonly title: string;
  readonly onChoose: (choice: HarChoice) => void;
}

/** Lists the pages and traces of a HAR file, and the skipped requests with the reason. */
export function HarContents({ har, title, onChoose }: HarContentsProps) {
  const { pages, traces, skipped } = har;
  return (
    <section className={styles.har} aria-label={openedFileWords.harTitle}>
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.note}>{openedFileWords.harNote}</p>
      </div>
      {pages.length + traces.length === 0 && <p>{openedFileWords.nothing}</p>}
      {pages.length > 0 && (
        <div className={styles.part}>
          <h3>{openedFileWords.pages}</h3>
          <ul className={styles.list}>
            {[...pages.entries()].map(([index, page]) => (
              <li key={index}>
                <button
                  type="button"
                  className={styles.open}
                  onClick={() => onChoose({ type: 'page', page })}
                >
                  <span className={styles.name}>{page.title}</span>
                  <span className={styles.fact}>
                    {modeNames[page.mode]} · {page.url}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {traces.length > 0 && (
        <div className={styles.part}>
          <h3>{openedFileWords.traces}</h3>
          <ul className={styles.list}>
            {[...traces.entries()].map(([index, trace]) => (
              <li key={index}>
                <button
                  type="button"
                  className={styles.open}
                  onClick={() => onChoose({ type: 'trace', trace })}
                >
                  <span className={styles.name}>{trace.title}</span>
                  <span className={styles.fact}>
                    {modeNames[trace.mode]} · {traceSize(trace.acts.length)}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {skipped.length > 0 && <Skipped list={skipped} />}
    </section>
  );
}

function Skipped({ list }: { readonly list: HarImport['skipped'] }) {
  return (
    <details className={styles.part}>
      <summary className={styles.summary}>
        {openedFileWords.skipped}: {skippedText(list.length)}
      </summary>
      <ul className={styles.list}>
        {[...list.entries()].map(([index, { method, status, url, reason, detail }]) => (
          <li key={index} className={styles.skipped}>
            <code>
              {method} {url} {status === 0 ? '' : status}
            </code>
            <p>
              {explanations.skip[reason]}
              {detail !== null && ` (${detail})`}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
