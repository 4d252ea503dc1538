const numbers = new Intl.NumberFormat('en');

/** A grouped number and its noun: `1 step`, `2,000 steps`. */
export function counted(count: number, noun: string, many = `${noun}s`): string {
  return `${numbers.format(count)}\u00A0${count === 1 ? noun : many}`;
}
