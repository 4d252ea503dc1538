/** A line that the server composes, in the language of the pages: «вчера, 19:42», «от 3 000 с.». */
export function servedText(text: string): string {
  return text;
}
