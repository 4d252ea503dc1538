import type { CDPSession } from '@playwright/test';

import { inTime, wordsOf, type ContestBrowser } from '../contest-browser.ts';
import type { Contestant } from '../contestants.ts';
import type { Failure } from '../failure.ts';

/** Fields of the form that comes and goes. */
const FIELDS = 50;
/** Forms that come and go at a time, so that a slow contestant is not taken for one that hangs. */
const FORMS = 10;
const TURNS = 10;
/** Turns that come first: what is compiled and cached once is no leak. */
const WARM_TURNS = 5;

/** What is left in a page when a hundred forms have come and gone. */
export interface Heap {
  readonly contestant: string;
  /** Of the whole page, in bytes. */
  readonly usedBytes: number;
  /** More than before the hundred, in bytes; around zero for who lets go. */
  readonly grownBytes: number;
  /** DOM nodes kept, more than before the hundred. */
  readonly grownNodes: number;
}

/** Mounts and unmounts a hundred forms of each contestant and collects the garbage. */
export async function measureHeaps(
  browser: ContestBrowser,
  contestants: readonly Contestant[],
): Promise<readonly (Heap | Failure)[]> {
  const heaps: (Heap | Failure)[] = [];
  for (const { name } of contestants) {
    try {
      heaps.push({ contestant: name, ...(await churn(browser, name)) });
    } catch (error) {
      heaps.push({ contestant: name, failure: wordsOf(error) });
    }
  }
  return heaps;
}

function churn(browser: ContestBrowser, contestant: string) {
  return browser.visit(contestant, async (page) => {
    const session = await page.context().newCDPSession(page);
    const run = async (turns: number) => {
      for (let turn = 0; turn < turns; turn += 1) {
        const given = [FIELDS, FORMS] as const;
        const churned = page.evaluate(
          ([fields, forms]) => window.bench.churn(fields, forms),
          given,
        );
        await inTime(`${FORMS} forms`, churned);
      }
    };
    await run(WARM_TURNS);
    const before = await usage(session);
    await run(TURNS);
    const after = await usage(session);
    return {
      usedBytes: after.bytes,
      grownBytes: after.bytes - before.bytes,
      grownNodes: after.nodes - before.nodes,
    };
  });
}

async function usage(session: CDPSession) {
  // What the first collection frees may hold on to more.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { bytes: usedSize, nodes };
}
