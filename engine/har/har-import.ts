import type { FormMode, Json } from '../index.ts';
import type { Trace } from '../trace.ts';
import type { SkipReason } from './skip-reason.ts';

/** What a recording held. */
export interface HarImport {
  /** Filter pages, each once, in order of time. */
  readonly pages: readonly ImportedPage[];
  /** One for every page: what a person did on it, as far as the calls show; scrubbed. */
  readonly traces: readonly Trace[];
  /** Everything that was not understood, in order of time. */
  readonly skipped: readonly SkippedEntry[];
}

/** A filter page of a recording. */
export interface ImportedPage {
  /** Without whatever in it may be personal. */
  readonly url: string;
  /** Names of its breadcrumbs, or the path of its address. */
  readonly title: string;
  readonly mode: FormMode;
  /** The page as it was sent; telephone numbers, mail addresses and tokens are hidden. */
  readonly document: Json;
}

/** An entry that became no part of a page or a trace. */
export interface SkippedEntry {
  /** Without whatever in it may be personal. */
  readonly url: string;
  readonly method: string;
  /** 0 when no answer came. */
  readonly status: number;
  readonly reason: SkipReason;
  /** The reason in a sentence. */
  readonly text: string;
  /** What in particular, such as keys of values that have no field; `null`: all of it. */
  readonly detail: string | null;
}

/**
 * Where to look in a recording of many sites. A pattern is a part of an address, `*` matches
 * anything; without patterns every address is read. Addresses have no fragment.
 */
export interface HarMatchers {
  /** Addresses that answer with filter pages. */
  readonly pages?: readonly string[];
  /** Addresses that answer with lists of values. */
  readonly lists?: readonly string[];
  /** Addresses that values are sent to. */
  readonly payloads?: readonly string[];
}
