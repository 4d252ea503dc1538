/** The parts of the shell on a page; `Phone` is a width of 768 px or less (spec §2, «Shell»). */
export interface Screen {
  /** Otherwise the page has a bar of its own. */
  readonly hasPhoneHeader: boolean;
  readonly isHeaderSticky: boolean;
  /** On mobile, a back button instead of the logo. */
  readonly hasBack: boolean;
  readonly hasTabs: boolean;
  /** Whether the page has the sunken background: the form of an ad. */
  readonly isSunken: boolean;
}

/** A screen with everything; the rows below name what differs. */
const WHOLE: Screen = {
  hasPhoneHeader: true,
  isHeaderSticky: true,
  hasBack: false,
  hasTabs: true,
  isSunken: false,
};

/** Rules by the beginning of a path; every row that fits applies. */
const RULES: readonly (readonly [beginning: RegExp, rule: Partial<Screen>])[] = [
  [/^\/advertisement\//, { hasPhoneHeader: false, isHeaderSticky: false, hasTabs: false }],
  [/^\/user\//, { hasPhoneHeader: false, hasTabs: false }],
  [/^\/messenger\/chat/, { hasTabs: false }],
  [
    /^\/(profile|notifications|favorites|comparisons|my-advertisements|messenger|create-ad|ad-transfer|documents)(\/|$)/,
    { hasPhoneHeader: false },
  ],
  [/^\/((sub)?category\/|search(\/|$))/, { hasBack: true }],
  [/^\/create-ad(\/|$)/, { isSunken: true }],
];

/** The parts of the shell on the page at a path. */
export function screenOf(path: string): Screen {
  const rules = RULES.flatMap(([beginning, rule]) => (beginning.test(path) ? [rule] : []));
  return Object.assign({}, WHOLE, ...rules);
}
