import { ApiError } from '../../api-error.ts';

/** What files on their way may take. */
export interface BudgetLimits {
  /** Files of one user that have begun and not arrived. */
  readonly unfinishedOfUser: number;
  /** The same of one address: people share one. */
  readonly unfinishedOfAddress: number;
  /** Files of one user that have begun and are not answered. */
  readonly heldOfUser: number;
  /** Bytes of all files that have arrived and are not yet answered. */
  readonly bytes: number;
}

/** The client sends three photos at a time; the bytes are those of twenty-five largest files. */
export const BUDGET_LIMITS: BudgetLimits = {
  unfinishedOfUser: 3,
  unfinishedOfAddress: 30,
  // Three more: one that is encoded, two that wait for it.
  heldOfUser: 6,
  bytes: 250 * 1024 * 1024,
};

/** One file on its way. */
export interface Body {
  /**
   * Counts bytes that have arrived.
   *
   * @throws {ApiError} server.slow when the memory for files is full.
   */
  readonly take: (bytes: number) => void;
  /** The file is whole: its sender may begin another. */
  readonly finish: () => void;
  /** The file is answered or broken off: its bytes are free. Harmless when repeated. */
  readonly release: () => void;
}

/** Counts what arrives, whoever it comes from. */
export interface BodyBudget {
  /** @throws {ApiError} server.slow when its user, or its address, has too many on their way. */
  readonly begin: (sender: Sender) => Body;
}

interface Sender {
  readonly user: number;
  readonly address: string;
}

const RETRY_AFTER_S = 5;

/**
 * Bounds the memory that files take before they are pictures. A file costs what has arrived of it,
 * never what it announces, so announcing takes nothing away from others.
 */
export function openBodyBudget(limits: BudgetLimits): BodyBudget {
  const unfinished = new Set<Sender>();
  const files = new Set<Sender>();
  let held = 0;
  const refuse = (): never => {
    throw new ApiError('server.slow', { retryAfterS: RETRY_AFTER_S });
  };
  const isFull = ({ user, address }: Sender): boolean =>
    countOf(unfinished, (one) => one.user === user) >= limits.unfinishedOfUser ||
    countOf(unfinished, (one) => one.address === address) >= limits.unfinishedOfAddress ||
    countOf(files, (one) => one.user === user) >= limits.heldOfUser;
  return {
    begin: (sender) => {
      if (isFull(sender)) refuse();
      const one = { ...sender };
      unfinished.add(one);
      files.add(one);
      let taken = 0;
      return {
        take: (bytes) => {
          taken += bytes;
          held += bytes;
          if (held > limits.bytes) refuse();
        },
        finish: () => void unfinished.delete(one),
        release: () => {
          unfinished.delete(one);
          files.delete(one);
          held -= taken;
          taken = 0;
        },
      };
    },
  };
}

function countOf(senders: ReadonlySet<Sender>, isCounted: (one: Sender) => boolean): number {
  return Array.from(senders).filter(isCounted).length;
}
