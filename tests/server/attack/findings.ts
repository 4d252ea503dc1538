import type { Shown } from './checks.ts';

/** Something that an attack once broke, by its number in the report. */
interface Finding {
  readonly number: string;
  readonly broken: string;
  /** Tests that fail without its remedy. */
  readonly guardedBy: readonly Shown[];
}

/** The findings of the attack of 2026-11-22. */
export const FINDINGS: readonly Finding[] = [
  {
    number: 'C1',
    broken: 'Pictures that are not read fill the memory, and the process is killed.',
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
    broken: 'A database that is away, or a full disk, is reported as a mistake of the server.',
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
    number: 'M1',
    broken: 'Phones and homes of sellers are in the answers for everybody.',
    guardedBy: [
      ['server/phone.test.ts', 'is in no answer but the seller’s own'],
      ['server/phone.test.ts', 'are 60 for a guest'],
      ['server/shown-place.test.ts', 'is moved by a stable 300 m for everybody else'],
    ],
  },
  {
    number: 'M2',
    broken: 'A failed statement writes data of people into the log.',
    guardedBy: [
      ['server/log-lines.test.ts', 'names a broken constraint, and not the row'],
      ['server/log-lines.test.ts', 'has the path and the names of the query parameters'],
    ],
  },
  {
    number: 'M3',
    broken: 'A stranger locks the owner of a phone out of the sign-in.',
    guardedBy: [
      [
        'server/known-devices.test.ts',
        'gets codes while a stranger has used up all of the phone’s',
      ],
      ['server/known-devices.test.ts', 'all live for their five minutes'],
    ],
  },
  {
    number: 'M4',
    broken: 'A gateway that sends but fails sends without end.',
    guardedBy: [
      ['server/known-devices.test.ts', 'whose sending fails are counted under a softer limit'],
    ],
  },
  {
    number: 'M5',
    broken: 'One half-sent request delays every stop and leaves PostgreSQL running.',
    guardedBy: [
      ['server/main.test.ts', 'stops in order while callers have sent a part'],
      ['server/stop-on-signal.test.ts', 'are closed when their caller has sent'],
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
    number: 'M7',
    broken: 'Views, guests and pictures have no bound.',
    guardedBy: [
      ['server/forget.test.ts', 'count fresh guests of one address once a day'],
      ['server/forget.test.ts', 'forgets guests without use for 90 days'],
      ['server/images-room.test.ts', 'beyond a gigabyte of stored ones'],
    ],
  },
  {
    number: 'M8',
    broken: 'A script could send the token away as the address of a picture.',
    guardedBy: [
      ['server/client-files.test.ts', 'allows only its own scripts, styles, pictures and calls'],
      ['server/client-files.test.ts', 'is bound to TLS where a proxy has terminated it'],
      ['server/site.test.ts', 'have the host of $tilesUrl alone in the policy'],
    ],
  },
  {
    number: 'M9',
    broken: 'A shipped licence is not known.',
    guardedBy: [['third-party.test.ts', 'are all under licences that are allowed']],
  },
  {
    number: 'M10',
    broken: 'Pictures of one server are missing on the other.',
    guardedBy: [
      ['server/image-bucket.test.ts', 'is served in every width, and no file is in the folder'],
      ['server/main.test.ts', 'starts twice at once on an empty folder'],
    ],
  },
  {
    number: 'M11',
    broken: 'Behind a proxy that is not trusted all callers are one address.',
    guardedBy: [['server/caller-address.test.ts', 'warns once when a proxy names its callers']],
  },
  {
    number: 'L1',
    broken: 'A method that few know is answered as a failure of the server.',
    guardedBy: [['server/refusals.test.ts', "test.for(['QUERY', 'PROPFIND', 'REPORT']"]],
  },
  {
    number: 'L2',
    broken: 'Titles and names take invisible and turning characters.',
    guardedBy: [
      ['server/readable-text.test.ts', 'is refused at $key: $why'],
      ['server/authorization-users.test.ts', 'nothing to be seen'],
    ],
  },
  {
    number: 'L3',
    broken: 'Places abroad are accepted.',
    guardedBy: [['server/readable-text.test.ts', 'abroad is refused: $name']],
  },
  {
    number: 'L4',
    broken: 'Drafts of pictures remain for ever after a kill.',
    guardedBy: [['server/forget.test.ts', 'deletes abandoned drafts of pictures']],
  },
  {
    number: 'L5',
    broken: 'Text that is no address, or a port, makes a new caller.',
    guardedBy: [['server/caller-address.test.ts', '$what are one caller']],
  },
  {
    number: 'L6',
    broken: 'A list of tags is answered in full.',
    guardedBy: [['server/compact-answers.test.ts', 'is not sent again, for any form of its tag']],
  },
  {
    number: 'L7, L8',
    broken: 'A start that fails explains little, and notices a used port late.',
    guardedBy: [
      ['server/failed-starts.test.ts', 'on a used port fails before anything is created'],
      ['server/failed-starts.test.ts', 'gives the advice: $advice'],
      ['server/failed-starts.test.ts', 'are not opened'],
    ],
  },
  {
    number: 'L9',
    broken: 'Definitions are read from the database by every call.',
    guardedBy: [
      [
        'server/compact-answers.test.ts',
        'are created once, and the least recently used one is evicted',
      ],
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
  {
    number: 'L11',
    broken: 'Drafts belong to a name, and a stored picture is not checked.',
    guardedBy: [
      ['client/api/ad-drafts.browser.test.tsx', 'of an earlier release, which belonged to a name'],
      ['client/device/own-picture.test.ts', 'an address of a picture from storage'],
    ],
  },
  {
    number: 'L12',
    broken: 'Unknown paths answer 200, and there is no health, robots.txt or security.txt.',
    guardedBy: [
      ['server/health.test.ts', 'is answered with one word, which is never cached'],
      ['server/caller-address.test.ts', 'names the contact and a day on which it ends'],
      ['server/pages.test.ts', 'is 404 for %s'],
    ],
  },
];
