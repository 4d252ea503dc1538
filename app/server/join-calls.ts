/**
 * Makes calls of a work share its runs: one runs at a time, and those that come meanwhile share the
 * next one. Each call is so answered by a run that began after it.
 */
export function joinCalls<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let current: Promise<void> | null = null;
  let next: Promise<Result> | null = null;
  const start = (): Promise<Result> => {
    const result = work();
    const end = (): void => {
      if (next === null) current = null;
    };
    current = result.then(end, end);
    return result;
  };
  return () => {
    if (current === null) return start();
    next ??= current.then(() => {
      next = null;
      return start();
    });
    return next;
  };
}
