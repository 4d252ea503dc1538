/** The yardstick's work, and its time on the machine for which the limits were set. */
const YARDSTICK_ROUNDS = 500_000;
const YARDSTICK_MS = 8;

/**
 * Returns the least processor time of `work` in several runs, in ms of the machine for which the
 * limits were set. Each run is measured beside a yardstick of fixed work, so that a slow or busy
 * machine breaks no limit.
 */
export function processorMs(work: () => unknown, runs = 5): number {
  const times = Array.from({ length: runs }, () => {
    const before = machinePace();
    const used = usedMs(work);
    return used / Math.max(before, machinePace());
  });
  return Math.min(...times);
}

/** Returns how many times slower this machine is now than the one of the limits; at least 1. */
export function machinePace(): number {
  return Math.max(1, usedMs(yardstick) / YARDSTICK_MS);
}

/** Processor time of this thread: what other processes take is not counted. */
function usedMs(work: () => unknown): number {
  const from = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(from);
  return (user + system) / 1_000;
}

function yardstick(): number {
  let value = 1;
  for (let round = 0; round < YARDSTICK_ROUNDS; round += 1) {
    value = (value * 48_271) % 2_147_483_647;
  }
  return value;
}
