/** A number with its noun, e.g. `1 file`, `2 files`, `2 losses`. */
export function plural(count: number, noun: string, many = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : many}`;
}
