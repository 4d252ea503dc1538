/** A path of this site's own: no other host, no other scheme. */
const OWN = /^(?:\/[\w-][\w.-]*)+$/;

/** An address of a picture from storage, which anything may have written; `null` for a foreign one. */
export function ownPicture(address: string | null): string | null {
  return address !== null && OWN.test(address) ? address : null;
}
