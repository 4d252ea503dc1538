import type { Json } from '../../index.ts';
import { withoutPersonal } from '../personal.ts';
import type { HarCall } from '../read-har.ts';
import type { SkipReason } from '../skip-reason.ts';
import type { Visit } from '../visit.ts';
import { askList } from './ask-list.ts';
import { findAskedList } from './find-asked-list.ts';
import type { OpenPage } from './open-page.ts';
import { findList, wordsOf } from './shapes.ts';

/** What a call for a list comes to: something to do with its answer, or nothing. */
type Taken = { readonly onAnswer: () => void } | { readonly reason: SkipReason };

/** Finds the forms that calls ask lists for. */
export interface Lists {
  /** `null`: the call asks for no list of this page. */
  readonly take: (page: OpenPage, call: HarCall) => Taken | null;
}

/** A list that comes in pages, as far as it came. */
interface Part {
  readonly visit: Visit;
  readonly path: string;
  readonly load: number;
  readonly values: readonly Json[];
  readonly groups: readonly Json[];
}

/** Opens the book of lists over the calls of a recording. */
export function createLists(calls: readonly HarCall[]): Lists {
  /** By the cursor that asks for the rest. */
  const parts = new Map<string, Part>();
  return { take };

  function take({ visit }: OpenPage, call: HarCall): Taken | null {
    const part = partFor(visit, call);
    if (part !== null) return { onAnswer: () => answer(part, call) };

    const isAnswered = 'json' in call.body && findList(call.body.json) !== null;
    const isFailed = call.status === 0 || call.status >= 400;
    const found = findAskedList(visit.plan, visit.state(), wordsOf(call.url, call.sent));
    if (found === null || !(isAnswered || (isFailed && found.isNamed))) return null;

    const asked = askList(visit, call.startedMs, found);
    if ('reason' in asked) return asked;
    const { token } = asked.load;
    const path = call.url.pathname;
    const first: Part = { visit, path, load: token, values: [], groups: [] };
    return { onAnswer: () => answer(first, call) };
  }

  /** What the call asks for the rest of. */
  function partFor(visit: Visit, { url, sent }: HarCall): Part | null {
    for (const word of wordsOf(url, sent).asked) {
      const part = parts.get(word);
      if (part?.visit === visit && part.path === url.pathname) return part;
    }
    return null;
  }

  function answer(part: Part, call: HarCall): void {
    const { visit, load } = part;
    const found = 'json' in call.body && call.status < 400 ? findList(call.body.json) : null;
    if (found === null) return fail(visit, load, call);
    const values = [...part.values, ...jsonList(found.values)];
    const groups = [...part.groups, ...jsonList(found.groups)];
    const { cursor, isComplete } = found;
    if (cursor !== null && isAskedOn(call, cursor)) {
      parts.set(cursor, { ...part, values, groups });
    } else {
      visit.act(call.endedMs, { type: 'ANSWER', load, values, groups, isComplete });
    }
  }

  /** Whether the rest was asked for later. */
  function isAskedOn({ url, endedMs }: HarCall, cursor: string): boolean {
    return calls.some(
      (later) =>
        later.startedMs >= endedMs &&
        later.url.pathname === url.pathname &&
        wordsOf(later.url, later.sent).asked.includes(cursor),
    );
  }
}

/** A failure without an open load is a call that was aborted: the form gets no event. */
function fail(visit: Visit, load: number, { endedMs }: HarCall): void {
  const isAwaited = visit.state().options.some(({ token }) => token === load);
  if (isAwaited) visit.act(endedMs, { type: 'FAIL', load });
}

function jsonList(list: readonly unknown[]): readonly Json[] {
  return list.map((member) => withoutPersonal(member));
}
