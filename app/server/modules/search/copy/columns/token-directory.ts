import { tokenValue, type Token } from '../../../search-index/index.ts';
import { createNumberMap } from './number-map.ts';

/** A stored token with its number in `ad_search.tags`. */
export interface StoredToken extends Token {
  readonly id: number;
}

/** A token with its term. */
export interface KnownToken extends Pick<Token, 'key' | 'value' | 'part'> {
  readonly term: number;
}

/** Stored tokens of filter values, by scope and key. */
export interface TokenDirectory {
  readonly add: (token: StoredToken) => void;
  /** Returns the term of a token's number; `null` for an unknown one. */
  readonly termOf: (id: number) => number | null;
  /** Returns the scope of a term that counts as an option; `null` for a word of a text. */
  readonly optionScope: (term: number) => string | null;
  /** Returns the tokens of a key with any of these values and parts, in any of the scopes. */
  readonly find: (
    scopes: readonly string[],
    key: string,
    wanted: { readonly texts: readonly string[]; readonly parts: readonly Token['part'][] },
  ) => readonly number[];
  /** Returns all tokens of a key in a scope. */
  readonly ofKey: (scope: string, key: string) => readonly KnownToken[];
  readonly size: () => number;
}

/** Creates an empty directory. */
export function createTokenDirectory(): TokenDirectory {
  const byKey = new Map<string, Map<string, KnownToken>>();
  const terms = createNumberMap();
  const optionScopes: (string | null)[] = [];
  return {
    add: ({ id, scope, key, value, part }) => {
      if (terms.find(id) !== null) return;
      const term = optionScopes.push(part === 'word' ? null : scope) - 1;
      const name = keyName(scope, key);
      const tokens = byKey.get(name) ?? new Map<string, KnownToken>();
      tokens.set(valueName(part, value), { key, value, part, term });
      byKey.set(name, tokens);
      terms.set(id, term);
    },
    termOf: terms.find,
    optionScope: (term) => optionScopes[term] ?? null,
    find: (scopes, key, { texts, parts }) => {
      const names = new Set(
        texts.flatMap((text) => parts.map((part) => valueName(part, tokenValue(text)))),
      );
      return scopes.flatMap((scope) => {
        const tokens = byKey.get(keyName(scope, key));
        return Array.from(names, (name) => tokens?.get(name)?.term).filter(
          (term) => term !== undefined,
        );
      });
    },
    ofKey: (scope, key) => Array.from(byKey.get(keyName(scope, key))?.values() ?? []),
    size: () => optionScopes.length,
  };
}

function keyName(scope: string, key: string): string {
  return JSON.stringify([scope, key]);
}

function valueName(part: Token['part'], value: string): string {
  return `${part} ${value}`;
}
