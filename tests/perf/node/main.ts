import { measureCompile } from './compile.ts';
import { measureEvents } from './events.ts';
import { measureValidation } from './validation.ts';

/** Runs in a process of its own, whose heap contains nothing of the bench; prints one JSON. */
export interface NodeReport {
  readonly validation: ReturnType<typeof measureValidation>;
  readonly compile: ReturnType<typeof measureCompile>;
  readonly events: ReturnType<typeof measureEvents>;
}

const report: NodeReport = {
  compile: measureCompile(),
  validation: measureValidation(),
  events: measureEvents(),
};
process.stdout.write(JSON.stringify(report));
