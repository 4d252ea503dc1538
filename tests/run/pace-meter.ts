import { machinePace } from '../processor-ms.ts';

/** How often the machine's pace is read, in ms: a reading takes about 20. */
const READ_EVERY_MS = 2_000;

/** Reads the pace of the machine while something runs. */
export interface PaceMeter {
  /** Ends the readings. Returns their mean: how many times slower the machine was; at least 1. */
  readonly stop: () => number;
}

/**
 * Starts to read the pace of the machine. Neighbours on the same host make every second of
 * processor time do less, so a budget of seconds grows by the pace.
 */
export function startPaceMeter(): PaceMeter {
  const readings = [machinePace()];
  const timer = setInterval(() => readings.push(machinePace()), READ_EVERY_MS);
  return {
    stop: () => {
      clearInterval(timer);
      readings.push(machinePace());
      return readings.reduce((sum, reading) => sum + reading, 0) / readings.length;
    },
  };
}
