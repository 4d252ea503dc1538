export type { Clock, SimulatedClock } from './trace/play/clock.ts';
export { simulatedClock, systemClock } from './trace/play/clock.ts';
export { changeBetween } from './trace/record/change-between.ts';
export type { ScheduledAnswer } from './trace/direct/direction.ts';
export type { AnswerSchedule } from './trace/direct/direct-trace.ts';
export { directTrace } from './trace/direct/direct-trace.ts';
export type { Serve } from './trace/direct/direction.ts';
export type { Director, DirectorOptions } from './trace/direct/director.ts';
export { openDirector } from './trace/direct/director.ts';
export type { DirectedAnswer } from './trace/direct/director-state.ts';
export type { Difference, DifferenceCode } from './trace/play/difference.ts';
export { differenceText } from './trace/play/difference.ts';
export { expectAll, withoutExpectations } from './trace/play/expect-all.ts';
export { fieldNames } from './trace/format/field-names.ts';
export type { NetworkProfile } from './trace/direct/network-profiles.ts';
export { networkProfiles } from './trace/direct/network-profiles.ts';
export type { ReplayStep } from './trace/play/player.ts';
export type { TraceProblem } from './trace/format/find-problems.ts';
export type { ProblemFault } from './trace/format/problem-message.ts';
export type { TraceReading } from './trace/format/read-trace.ts';
export { readTrace } from './trace/format/read-trace.ts';
export type { Recorder, RecorderOptions } from './trace/record/recorder.ts';
export { openRecorder } from './trace/record/recorder.ts';
export type { Divergence, Replay } from './trace/play/replay.ts';
export { replay } from './trace/play/replay.ts';
export type { SchemaNode, SchemaType } from './trace/format/schema-node.ts';
export { scrub } from './trace/scrub/scrub.ts';
export type { TracePredicate } from './trace/shrink/shrink-trace.ts';
export { shrinkTrace } from './trace/shrink/shrink-trace.ts';
export { snapshot } from './trace/record/snapshot.ts';
export { toEvent } from './trace/play/to-event.ts';
export type { WireOptions } from './trace/record/to-wire-options.ts';
export { toWireOptions } from './trace/record/to-wire-options.ts';
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
} from './trace/format/trace.ts';
export { TRACE_FORMAT, TRACE_VERSION } from './trace/format/trace.ts';
export type { SchemaDocument } from './trace/format/trace-schema.ts';
export { traceSchema } from './trace/format/trace-schema.ts';
export { writeTrace } from './trace/format/write-trace.ts';
