/** Items that are put in order whole, since that is no dearer than to part them. */
const PUT_WHOLE = 32;

/** A list that is sorted lazily, only where it is read. */
export interface LazyOrder<Item> {
  /** The items of these indexes. */
  readonly slice: (from: number, to: number) => readonly Item[];
  /** How many items come before this one of the list. */
  readonly indexOf: (item: Item) => number;
}

/** A range of indexes, `to` left out. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * Sorts a list as quicksort does, but only the parts that are read: the first rows of 50,000
 * compare each name twice, where a full sort compares it sixteen times. Equal items keep their
 * order. Every item is in the list once.
 *
 * @param compare Called with `items` only; must always return the same for the same two.
 */
export function lazyOrder<Item>(
  items: readonly Item[],
  compare: (one: Item, other: Item) => number,
): LazyOrder<Item> {
  const order = items.slice();
  // Stretches that hold the right items, in the order they were given in.
  let loose: readonly Stretch[] = [{ from: 0, to: items.length }];

  return {
    slice: (from, to) => {
      putInOrder({ from, to });
      return order.slice(from, to);
    },
    indexOf: (item) => {
      let isPast = false;
      return items.filter((other) => {
        isPast ||= other === item;
        return isBefore(compare(other, item), isPast);
      }).length;
    },
  };

  function putInOrder(asked: Stretch): void {
    let next = loose.findIndex((stretch) => meets(stretch, asked));
    while (next >= 0) {
      const stretch = loose[next];
      if (stretch === undefined) return;
      loose = loose.toSpliced(next, 1, ...parted(stretch));
      next = loose.findIndex((one) => meets(one, asked));
    }
  }

  /**
   * Moves the items of a range before or after one of them, and returns the parts that are still
   * unsorted.
   */
  function parted({ from, to }: Stretch): readonly Stretch[] {
    const part = order.slice(from, to);
    if (part.length <= PUT_WHOLE) {
      put(from, part.toSorted(compare));
      return [];
    }
    const pivot = middleOf(part);
    if (pivot === undefined) return [];
    const [low, high]: [Item[], Item[]] = [[], []];
    let isPast = false;
    for (const item of part) {
      isPast ||= item === pivot;
      if (item !== pivot) (isBefore(compare(item, pivot), isPast) ? low : high).push(item);
    }
    put(from, low);
    put(from + low.length, [pivot]);
    put(from + low.length + 1, high);
    const parts = [
      { from, to: from + low.length },
      { from: from + low.length + 1, to },
    ];
    return parts.filter((stretch) => stretch.to - stretch.from > 0);
  }

  function put(from: number, part: readonly Item[]): void {
    for (const [index, item] of part.entries()) order[from + index] = item;
  }

  /** The middle one of the first, the middle and the last: good for lists in order and turned round. */
  function middleOf(part: readonly Item[]): Item | undefined {
    const three = [0, part.length >> 1, part.length - 1].flatMap((index) => part[index] ?? []);
    return three.toSorted(compare)[1];
  }
}

function meets(one: Stretch, other: Stretch): boolean {
  return one.from < other.to && other.from < one.to;
}

/** What compares as equal stays on the side it was given on. */
function isBefore(side: number, isPast: boolean): boolean {
  return side < 0 || (side === 0 && !isPast);
}
