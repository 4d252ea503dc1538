import { enableCompileCache } from 'node:module';

// Before the rest is imported: types are then stripped once, and the next start is twice as fast.
enableCompileCache();

try {
  const { serve } = await import('./serve.ts');
  for (const line of await serve(process.env)) console.log(line);
} catch (error) {
  console.error(complaint(error));
  if (process.env['LOG_LEVEL'] === 'debug') console.error(error);
  process.exitCode = 1;
}

/** What the person who starts the server reads: what happened, and what to do where we know. */
function complaint(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const isTaken = 'code' in error && error.code === 'EADDRINUSE';
  return isTaken
    ? `${error.message}\nAnother server listens there. Stop it, or choose another port: PORT=3001 npm start.`
    : error.message;
}
