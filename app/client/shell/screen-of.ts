/** What of the shell a page shows; `Phone` is a width of 768 px or less (spec §2, «Shell»). */
export interface Screen {
  /** Else the page brings a bar of its own. */
  readonly hasPhoneHeader: boolean;
  readonly isHeaderSticky: boolean;
  /** On a phone, a way back instead of the logo. */
  readonly hasBack: boolean;
  readonly hasTabs: boolean;
  /** Whether the page lies on the sunken ground: forms and lists of rows. */
  readonly isSunken: boolean;
}

const AD = /^\/advertisement\//;
const OWN_BAR = /^\/(advertisement\/|my-advertisements|profile|create-ad)/;
const RESULTS = /^\/(category\/|subcategory\/|search)/;
const SUNKEN = /^\/(create-ad|profile)/;

/** What of the shell the page at a path shows. */
export function screenOf(path: string): Screen {
  return {
    hasPhoneHeader: !OWN_BAR.test(path),
    isHeaderSticky: !AD.test(path),
    hasBack: RESULTS.test(path),
    hasTabs: !AD.test(path),
    isSunken: SUNKEN.test(path),
  };
}
