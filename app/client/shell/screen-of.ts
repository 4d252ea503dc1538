/** The parts of the shell on a page; `Phone` is a width of 768 px or less (spec §2, «Shell»). */
export interface Screen {
  /** Otherwise the page has a bar of its own. */
  readonly hasPhoneHeader: boolean;
  readonly isHeaderSticky: boolean;
  /** On mobile, a back button instead of the logo. */
  readonly hasBack: boolean;
  readonly hasTabs: boolean;
  /** Whether the page has the sunken background: forms and lists of rows. */
  readonly isSunken: boolean;
}

const AD = /^\/advertisement\//;
const OWN_BAR = /^\/(advertisement\/|my-advertisements|profile|create-ad)/;
const RESULTS = /^\/(category\/|subcategory\/|search)/;
const SUNKEN = /^\/(create-ad|profile)/;

/** The parts of the shell on the page at a path. */
export function screenOf(path: string): Screen {
  return {
    hasPhoneHeader: !OWN_BAR.test(path),
    isHeaderSticky: !AD.test(path),
    hasBack: RESULTS.test(path),
    hasTabs: !AD.test(path),
    isSunken: SUNKEN.test(path),
  };
}
