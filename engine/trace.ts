export type { Clock, SimulatedClock } from './trace/clock.ts';
export { simulatedClock, systemClock } from './trace/clock.ts';
export { changeBetween } from './trace/change-between.ts';
export type { AnswerFate, AnswerSchedule } from './trace/direct-trace.ts';
export { directTrace } from './trace/direct-trace.ts';
export type { Serve } from './trace/direction.ts';
export type { Director, DirectorOptions } from './trace/director.ts';
export { openDirector } from './trace/director.ts';
export type { DirectedAnswer } from './trace/director-state.ts';
export type { Difference, DifferenceCode } from './trace/difference.ts';
export { differenceText } from './trace/difference.ts';
export { expectAll, withoutExpectations } from './trace/expect-all.ts';
export { fieldNames } from './trace/field-names.ts';
export type { NetworkProfile } from './trace/network-profiles.ts';
export { networkProfiles } from './trace/network-profiles.ts';
export type { ReplayStep } from './trace/player.ts';
export type { TraceProblem } from './trace/find-problems.ts';
export type { TraceReading } from './trace/read-trace.ts';
export { readTrace } from './trace/read-trace.ts';
export type { Recorder, RecorderOptions } from './trace/recorder.ts';
export { openRecorder } from './trace/recorder.ts';
export type { Divergence, Replay } from './trace/replay.ts';
export { replay } from './trace/replay.ts';
export type { SchemaNode, SchemaType } from './trace/schema-node.ts';
export { scrub } from './trace/scrub.ts';
export type { Failing } from './trace/shrink-trace.ts';
export { shrinkTrace } from './trace/shrink-trace.ts';
export { snapshot } from './trace/snapshot.ts';
export { toEvent } from './trace/to-event.ts';
export type { WireOptions } from './trace/to-wire-options.ts';
export { toWireOptions } from './trace/to-wire-options.ts';
export type {
  ListSnapshot,
  Snapshot,
  SnapshotChange,
  StartExpectation,
  StepExpectation,
  Trace,
  TraceAct,
  TraceAnswer,
  TraceEvent,
  TraceFailure,
  TraceLoad,
} from './trace/trace.ts';
export { TRACE_FORMAT, TRACE_VERSION } from './trace/trace.ts';
export type { SchemaDocument } from './trace/trace-schema.ts';
export { traceSchema } from './trace/trace-schema.ts';
export { writeTrace } from './trace/write-trace.ts';
