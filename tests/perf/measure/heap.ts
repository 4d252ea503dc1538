import type { CDPSession } from '@playwright/test';

import { inTime, wordsOf, type ContestBrowser } from '../contest-browser.ts';
import type { Contestant } from '../contestants.ts';
import type { Failure } from '../failure.ts';

/** Fields of the form that is mounted and unmounted. */
const FIELDS = 50;
/** Mounts per step, so that a slow contestant does not seem to hang. */
const FORMS = 10;
const TURNS = 10;
/** Mounts before the measurement: code and caches of the first mounts are no leak. */
const WARM_TURNS = 5;

/** Memory of a page after a hundred mounts and unmounts. */
export interface Heap {
  readonly contestant: string;
  /** Of the whole page, in bytes. */
  readonly usedBytes: number;
  /** Growth over the hundred mounts, in bytes; around zero without a leak. */
  readonly grownBytes: number;
  /** Growth of DOM nodes over the hundred mounts. */
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
  // Objects freed by the first collection may release more.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { bytes: usedSize, nodes };
}
