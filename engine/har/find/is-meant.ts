/** Whether an address is meant by one of the patterns; by none given, every address is. */
export function isMeant(url: URL, patterns: readonly string[] | undefined): boolean {
  if (patterns === undefined) return true;
  const address = `${url.origin}${url.pathname}${url.search}`;
  return patterns.some((pattern) => holds(address, pattern.split('*')));
}

/** Whether the parts are in the text one after another. */
function holds(text: string, parts: readonly string[]): boolean {
  let from = 0;
  for (const part of parts) {
    const at = text.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return true;
}
