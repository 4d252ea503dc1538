import { enableCompileCache } from 'node:module';

// Before the other imports: the compiled modules are cached, and the next start takes half the
// time.
enableCompileCache();

try {
  const { serve } = await import('./serve.ts');
  const isTerminal = process.stdout.isTTY;
  for (const line of await serve(process.env, { isTerminal })) console.log(line);
} catch (error) {
  const { startComplaint } = await import('./start-complaint.ts');
  const { toErrorLine } = await import('./plugins/log-lines.ts');
  console.error(startComplaint(error));
  if (process.env['LOG_LEVEL'] === 'debug') console.error(toErrorLine(error));
  process.exitCode = 1;
}
