/** A text that no condition asks for. */
export function unwantedText(wanted: ReadonlySet<string>): string {
  let text = 'x';
  while (wanted.has(text)) text += 'x';
  return text;
}
