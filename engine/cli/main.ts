#!/usr/bin/env node
import { COMMANDS } from './commands.ts';
import { EXIT } from './frame/exit-code.ts';
import { nodeIo } from './frame/node-io.ts';
import { run } from './frame/run.ts';

// A reader that has seen enough (`| head`) closes the pipe: that is no fault of ours, nor of theirs.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? EXIT.good : EXIT.output);
  });
}

// `fs.glob` calls itself experimental before Node 24; that is our affair, not our user's.
process.removeAllListeners('warning');
process.on('warning', ({ name, message }) => {
  if (name !== 'ExperimentalWarning') process.stderr.write(`${name}: ${message}\n`);
});

// Not `process.exit`: a pipe may still be taking the last of the output.
process.exitCode = await run(process.argv.slice(2), nodeIo, COMMANDS);
