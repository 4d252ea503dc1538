import { ApiError } from '../../api-error.ts';

/** Limits of files in transfer. */
export interface BudgetLimits {
  /** Files of one user that are not fully received. */
  readonly unfinishedOfUser: number;
  /** The same for one address, which several people may share. */
  readonly unfinishedOfAddress: number;
  /** Files of one user that are not answered. */
  readonly heldOfUser: number;
  /** Received bytes of all files that are not answered. */
  readonly bytes: number;
}

/** The client sends three photos at a time; the bytes equal twenty-five largest files. */
export const BUDGET_LIMITS: BudgetLimits = {
  unfinishedOfUser: 3,
  unfinishedOfAddress: 30,
  // Three more: one that is encoded, two that wait.
  heldOfUser: 6,
  bytes: 250 * 1024 * 1024,
};

/** One file in transfer. */
export interface Body {
  /**
   * Counts received bytes.
   *
   * @throws {ApiError} server.slow when the memory for files is full.
   */
  readonly take: (bytes: number) => void;
  /** The file is complete: its sender may begin another. */
  readonly finish: () => void;
  /** The file is answered or aborted: its bytes are free. Repeated calls have no effect. */
  readonly release: () => void;
}

/** Counts files and bytes over all senders. */
export interface BodyBudget {
  /** @throws {ApiError} server.slow when its user, or its address, has too many in transfer. */
  readonly begin: (sender: Sender) => Body;
}

interface Sender {
  readonly user: number;
  readonly address: string;
}

const RETRY_AFTER_S = 5;

/**
 * Bounds the memory of files that are being received. A file counts by its received bytes, not by
 * its announced length, so an announcement takes nothing away from others.
 */
export function createBodyBudget(limits: BudgetLimits): BodyBudget {
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
