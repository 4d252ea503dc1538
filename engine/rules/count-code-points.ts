/** Length of a text in code points: what every length limit counts. */
export function countCodePoints(text: string): number {
  let count = 0;
  for (let place = 0; place < text.length; place += 1) {
    if ((text.codePointAt(place) ?? 0) > 0xffff) place += 1;
    count += 1;
  }
  return count;
}
