import type { Json } from '../../index.ts';
import { CliError } from '../frame/cli-error.ts';
import { EXIT } from '../frame/exit-code.ts';
import type { Source } from './read-sources.ts';

/** The definitions of a source, and where in it they are. */
export interface Part {
  readonly source: Source;
  readonly document: Json;
  /** JSON Pointer of the definitions. */
  readonly at: string;
}

/**
 * The part of every source that a pointer names; a source without one does not keep the others back.
 *
 * @param read `definitionsOf`, or `partOf` for a caller that validates it.
 */
export function eachPart(
  sources: readonly Source[],
  at: string | null,
  read: (source: Source, at: string | null) => Json,
) {
  const parts: Part[] = [];
  const others: CliError[] = [];
  for (const source of sources) {
    try {
      parts.push({ source, document: read(source, at), at: at ?? '' });
    } catch (error) {
      if (!(error instanceof CliError) || error.exit === EXIT.usage) throw error;
      others.push(error);
    }
  }
  return { parts, others };
}
