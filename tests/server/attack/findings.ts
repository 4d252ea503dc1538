import type { Shown } from './checks.ts';

/** Something that an attack once broke, by its number in the report. */
interface Finding {
  readonly number: string;
  readonly broken: string;
  /** Tests that fail without its remedy. */
  readonly guardedBy: readonly Shown[];
}

/** The findings of the attack of 2026-11-22 that stopped the server or its callers. */
export const FINDINGS: readonly Finding[] = [
  {
    number: 'C1',
    broken: 'Pictures that nobody reads fill the memory, and the process is killed.',
    guardedBy: [
      ['server/memory.test.ts', 'neither fill the memory nor delay a visitor'],
      ['server/slow-readers.test.ts', 'gets a limited number of responses'],
      ['server/slow-readers.test.ts', 'that takes nothing is disconnected'],
      ['server/slow-readers.test.ts', 'delays neither pages nor calls of it'],
      ['server/slow-readers.test.ts', 'pages and files have a rate limit of their own'],
    ],
  },
  {
    number: 'H1',
    broken: 'Three accounts that announce uploads and send nothing stop those of everybody.',
    guardedBy: [
      ['server/slow-uploads.test.ts', 'are limited to three per user'],
      ['server/slow-uploads.test.ts', 'do not limit another user of their address'],
      ['server/slow-uploads.test.ts', 'are aborted when they are too slow'],
    ],
  },
  {
    number: 'H2',
    broken: 'One account’s heavy pictures hold up the encoding of all others.',
    guardedBy: [
      ['server/slow-uploads.test.ts', 'passes those of an account that repeats the heaviest'],
      ['server/fair-turns.test.ts', 'go to the owner with the least use'],
      ['server/fair-turns.test.ts', 'leave a slot free beside heavy jobs'],
      ['server/fair-turns.test.ts', 'are refused to an owner with too many waiting jobs'],
    ],
  },
  {
    number: 'H3',
    broken: 'A database that is away, or a full disk, is told as a mistake of the server.',
    guardedBy: [
      ['server/store-failures.test.ts', 'is $failure: $why'],
      ['server/store-failures.test.ts', 'gets a temporary refusal when its connection is cut'],
      ['server/health.test.ts', 'of readiness is refused without a database'],
    ],
  },
  {
    number: 'H4',
    broken: 'One filter with a long list takes all of the processor.',
    guardedBy: [
      ['server/search.test.ts', 'with a filter of $why is refused before it is read'],
      ['server/search.test.ts', 'of more than 32 KB is refused'],
      ['server/search.test.ts', 'with the maximum of filters is answered'],
    ],
  },
  {
    number: 'M6',
    broken: 'One account writes everybody’s suggestions.',
    guardedBy: [
      ['server/suggestions.test.ts', 'have no phrase of fewer than three sellers'],
      ['server/followed-titles.test.ts', 'are none of fewer than three sellers'],
    ],
  },
  {
    number: 'L10',
    broken: 'Suggestions read all titles each minute, and a visitor waits.',
    guardedBy: [
      ['server/followed-titles.test.ts', 'are read whole once'],
      ['server/followed-titles.test.ts', 'have after any changes the phrases of a full count'],
      ['server/followed-titles.test.ts', 'miss no ad whose transaction commits after later ones'],
    ],
  },
];
