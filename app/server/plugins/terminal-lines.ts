import { z } from 'zod';

import type { LogStream } from './log-lines.ts';

/** Level of pino's warnings; calls and other information are below. */
const WARNING = 40;

const Line = z.object({
  level: z.number(),
  time: z.number(),
  msg: z.string(),
  err: z.optional(z.object({ type: z.string(), code: z.optional(z.string()) })),
});

/**
 * The log for a person at a terminal: time and message of each warning and error, one-time codes
 * included. Calls are omitted; a piped log keeps its JSON lines.
 *
 * @param write Receives one line with its line break.
 */
export function terminalLines(write: (line: string) => void): LogStream {
  return {
    write: (json) => {
      const line = toTerminalLine(json);
      if (line !== null) write(`${line}\n`);
    },
  };
}

function toTerminalLine(json: string): string | null {
  const reading = Line.safeParse(JSON.parse(json));
  if (!reading.success || reading.data.level < WARNING) return null;
  const { time, msg, err } = reading.data;
  const reason = err === undefined ? '' : ` (${[err.type, err.code].filter(Boolean).join(' ')})`;
  return `${new Date(time).toTimeString().slice(0, 8)}  ${msg}${reason}`;
}
