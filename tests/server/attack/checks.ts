/** A test that shows something: its file below `tests`, and a part of its title. */
export type Shown = readonly [file: string, title: string];

/** One of the 37 questions that every version is asked. */
interface Check {
  readonly question: string;
  /** Empty for what is not built. */
  readonly shownBy: readonly Shown[];
  /**
   * Addresses of the API that do not exist yet: the row fails once one does, and then needs tests
   * instead.
   */
  readonly notBuilt?: RegExp;
}

const notBuilt = (question: string, addresses: RegExp): Check => ({
  question,
  shownBy: [],
  notBuilt: addresses,
});

/** The 37 checks, in the order of their numbers. */
export const CHECKS: readonly Check[] = [
  {
    question: 'Codes for one phone are limited, from any number of addresses.',
    shownBy: [
      ['server/authorization-limits.test.ts', 'is sent to one phone four times an hour'],
      ['server/authorization-limits.test.ts', 'for twenty concurrent requests of one phone'],
    ],
  },
  {
    question: 'Codes for one address are limited, and IPv6 counts by network.',
    shownBy: [
      ['server/authorization-limits.test.ts', 'is sent fifteen times an hour for one address'],
      ['server/caller-address.test.ts', '$what are one caller'],
    ],
  },
  {
    question: 'A code call does not reveal who has an account.',
    shownBy: [['server/authorization.test.ts', 'answers the same for known and unknown phones']],
  },
  {
    question: 'A code is guessed five times at most, in parallel too.',
    shownBy: [
      ['server/authorization-tries.test.ts', 'is refused at the sixth attempt'],
      ['server/authorization-tries.test.ts', 'is compared five times for any number'],
    ],
  },
  {
    question: 'A late, used or foreign code opens nothing.',
    shownBy: [['server/authorization-tries.test.ts', 'for the right code only, in time']],
  },
  {
    question: 'Parallel right codes open one session and create one user.',
    shownBy: [
      ['server/authorization-tries.test.ts', 'opens one session for any number of concurrent'],
      ['server/authorization-users.test.ts', 'is created once for any number of concurrent'],
    ],
  },
  {
    question: 'Neither the database nor any log holds codes, tokens or personal data in the clear.',
    shownBy: [
      ['server/authorization.test.ts', 'stores no usable code, token or request id'],
      ['server/authorization-sender.test.ts', 'contains no codes with a gateway'],
      ['server/log-lines.test.ts', 'contains no personal data: $why'],
    ],
  },
  {
    question: 'No other site can make a browser call the API.',
    shownBy: [['server/attack/foreign-requests.test.ts', 'of another site']],
  },
  {
    question: 'Odd shapes of a request are refused before they are read.',
    shownBy: [
      ['server/attack/foreign-requests.test.ts', 'of an odd shape'],
      ['server/refusals.test.ts', 'of a shape lists every faulty part'],
    ],
  },
  {
    question: 'A device that was ended is out at its next call.',
    shownBy: [['server/devices.test.ts', 'that are ended are out at their next request']],
  },
  {
    question: 'Signing out leaves nothing on the device, and the token is dead.',
    shownBy: [
      ['server/authorization.test.ts', 'ends the session of its token'],
      ['client/api/session.browser.test.tsx', 'is cleared after sign-out'],
    ],
  },
  {
    question: 'Every route answers each kind of caller as its policy requires.',
    shownBy: [['server/attack/authorization-matrix.test.ts', 'has a row for every route']],
  },
  {
    question: 'A user changes no thing of another.',
    shownBy: [
      ['server/lying-client.test.ts', 'nor a photo of another user'],
      ['server/attack/authorization-matrix.test.ts', 'of $name is what the server answers'],
    ],
  },
  {
    question: 'An unpublished ad is seen by its owner alone.',
    shownBy: [['server/publish.test.ts', 'can be read only by its owner']],
  },
  {
    question: 'Extra and inherited keys are refused.',
    shownBy: [
      ['server/lying-client.test.ts', 'is refused a key that every object inherits'],
      ['server/contract.test.ts', 'is refused with $why'],
    ],
  },
  notBuilt('The price of a promotion comes from the server.', /promotion/),
  {
    question: 'A retry or a race creates nothing twice and passes no quota.',
    shownBy: [
      ['server/retry.test.ts', 'among twenty concurrent ones creates one ad'],
      ['server/quota.test.ts', 'concurrent ones included'],
    ],
  },
  notBuilt('A balance is never below zero, and money is never booked twice.', /balance|ledger/),
  {
    question: 'No metadata of a picture survives.',
    shownBy: [['server/encode-image.test.ts', 'has no metadata about the place']],
  },
  {
    question: 'Wrong types, broken files and bombs are refused cheaply.',
    shownBy: [
      ['server/encode-image.test.ts', 'that is not a photo is refused'],
      ['server/encode-image.test.ts', 'of more than 40 megapixels is too large'],
      ['server/memory.test.ts', 'readers that do not read'],
    ],
  },
  {
    question: 'An uploaded picture is served as a picture and as nothing else.',
    shownBy: [['server/images.test.ts', 'is answered with the URL of its middle variant']],
  },
  {
    question: 'Words of people never become code or elements.',
    shownBy: [
      ['server/pages.test.ts', 'treats hostile words as text'],
      ['client/draw/safe-json.test.ts', 'ends neither the tag nor its attribute'],
      ['client/ui/allow-drawings.test.ts', 'has no element besides those of icons'],
    ],
  },
  {
    question: 'The content policy forbids foreign code, frames, pictures and markup.',
    shownBy: [
      ['server/client-files.test.ts', 'allows only its own scripts, styles, pictures and calls'],
      ['e2e/desktop/policy.spec.ts', 'writes no markup but drawings'],
    ],
  },
  {
    question: 'Hostile definitions cost little time and break nothing else.',
    shownBy: [['engine/definition/compile-hostile.test.ts', 'takes little time over $why']],
  },
  {
    question: 'Every text, list and body of a search has a bound.',
    shownBy: [
      ['server/search.test.ts', 'are refused beyond two hundred characters'],
      ['server/search.test.ts', 'is refused before it is read'],
      ['server/search.test.ts', 'of more than 32 KB is refused'],
    ],
  },
  {
    question: 'Phones of sellers cannot be collected.',
    shownBy: [
      ['server/phone.test.ts', 'is in no answer but the seller’s own'],
      ['server/phone.test.ts', 'are 60 for a guest'],
    ],
  },
  {
    question: 'No parameter of an address leads to another site.',
    shownBy: [['server/attack/foreign-requests.test.ts', 'leads to no other site']],
  },
  {
    question: 'An import takes only one’s own candidates, and no ad twice.',
    shownBy: [
      ['server/imports.test.ts', 'never takes the candidates of another person'],
      ['server/imports.test.ts', 'of concurrent calls publishes each ad once'],
    ],
  },
  {
    question: 'An import reads nothing outside of its folder.',
    shownBy: [
      ['server/import-source.test.ts', 'reads pictures of its folder only'],
      ['server/import-source.test.ts', 'that is missing or too large is an error'],
    ],
  },
  notBuilt('A message reaches its two people alone.', /chat|message/),
  notBuilt('A blocked person cannot write.', /block/),
  {
    question: 'Reports of one person count once.',
    shownBy: [['server/complaints.test.ts', 'is one per person and ad: ten at once leave one']],
  },
  {
    question: 'Copies of one ad by one seller (not built: they are accepted).',
    shownBy: [['server/attack/foreign-requests.test.ts', 'accepts copies of an ad']],
  },
  {
    question: 'A private seller’s home is not shown exactly.',
    shownBy: [['server/shown-place.test.ts', 'is moved by a stable 300 m for everybody else']],
  },
  {
    question: 'A deleted account leaves nothing that names its user.',
    shownBy: [
      ['server/account-deletion.test.ts', 'hides its ads and ends its sessions at once'],
      ['server/account-deletion.test.ts', 'erases the user, the ads and the pictures'],
    ],
  },
  {
    question: 'A guest’s things come into the account once.',
    shownBy: [
      ['server/kept-ads.test.ts', 'a new user has all that the guest kept'],
      ['server/kept-ads.test.ts', 'a known user has the union'],
    ],
  },
  {
    question: 'The repository holds no secret, and every shipped licence is allowed.',
    shownBy: [
      ['third-party.test.ts', 'are all under licences that are allowed'],
      ['third-party.test.ts', 'have the checksum of what is installed'],
      ['third-party.test.ts', 'hold no key'],
    ],
  },
];
