import { type FormState, type Plan, fieldContext } from '../../index.ts';
import { shownField } from '../../store.ts';
import { isSameJson } from '../format/is-same-json.ts';
import type { StepExpectation, Trace, TraceAct } from '../format/trace.ts';
import { replay, type Replay } from '../play/replay.ts';
import { createCoarseMap } from './create-coarse-map.ts';
import { scrubInput, scrubWire, type ValueScope } from './scrub-value.ts';
import { createStandIns, type StandIns } from './stand-ins.ts';

/** Other stand-ins are tried when one happens to be a word that was to go. */
const ATTEMPTS = 8;

type WireValues = NonNullable<Trace['values']>;

/**
 * Takes personal data out of a trace, by a rule for every shape of value: texts, addresses, what
 * follows a site's name, IMEIs and a server's messages get stand-ins of the same lengths; places are
 * moved to the corner of a tenth of a degree. Choices, numbers, days and the texts that conditions
 * name stay. What shows, what is at fault and what a person is shown is the same at every step.
 * Expectations are written again; words of the title that were scrubbed elsewhere are scrubbed.
 */
export function scrub(trace: Trace): Trace {
  const played = replay(trace);
  let scrubbed = attempt(trace, played, 0);
  for (let salt = 1; salt < ATTEMPTS && !scrubbed.isGood; salt += 1) {
    scrubbed = attempt(trace, played, salt);
  }
  return scrubbed.trace;
}

interface Attempt {
  readonly trace: Trace;
  readonly isGood: boolean;
}

function attempt(trace: Trace, played: Replay, salt: number): Attempt {
  const conditions = conditionTexts(played.plan);
  const reserved = new Set(Array.from(conditions.values(), (texts) => Array.from(texts)).flat());
  const standIns = createStandIns({ salt, reserved });
  const bare = scrubbedActs(trace, played, { standIns, conditions });
  const again = replay(bare);
  const [first, ...steps] = again.steps;
  const acts = bare.acts.map((act, position) => ({
    ...act,
    expected: steps[position]?.change ?? {},
  }));
  return {
    trace: { ...bare, expected: first.change, acts },
    isGood: !standIns.hasLeaked() && isSameCourse(played, again),
  };
}

/** What a whole trace is scrubbed by. */
interface Means {
  readonly standIns: StandIns;
  readonly conditions: ReadonlyMap<string, ReadonlySet<string>>;
}

const NO_TEXTS: ReadonlySet<string> = new Set();

/** The trace with stand-ins, expecting nothing. */
function scrubbedActs(trace: Trace, { plan, steps }: Replay, means: Means): Trace {
  const { standIns, conditions } = means;
  const toCoarse = createCoarseMap();
  const scopeOf = (state: FormState, key: string): ValueScope => ({
    standIns,
    toCoarse,
    conditions: conditions.get(key) ?? NO_TEXTS,
    context: contextOf(plan, state, key),
  });
  const scrubValues = (values: WireValues, state: FormState) =>
    mapRecord(values, (json, key) => scrubWire(json, scopeOf(state, key)));
  const scrubAct = (act: TraceAct, position: number): TraceAct => {
    const { before, step } = steps[position + 1] ?? steps[0];
    switch (act.type) {
      case 'SET':
        return { ...act, input: scrubInput(act.input, scopeOf(before ?? step.state, act.key)) };
      case 'HYDRATE':
        return { ...act, values: scrubValues(act.values, step.state) };
      case 'SERVER_ERRORS': {
        const errors = mapRecord(act.errors, ({ code, message }) => ({
          code,
          message: standIns.of(message),
        }));
        return { ...act, errors };
      }
      default:
        return act;
    }
  };
  const { expected: _start, ...bare } = trace;
  const values = trace.values === null ? null : scrubValues(trace.values, steps[0].step.state);
  const acts = trace.acts.map(({ expected: _step, ...act }, position) => scrubAct(act, position));
  return { ...bare, title: standIns.withoutWords(trace.title), values, acts };
}

/** The field that a key's value is for: the one that shows, else the first of those that share it. */
function contextOf(plan: Plan, state: FormState, key: string): ValueScope['context'] {
  const index =
    shownField(plan, state, key)?.index ?? plan.fieldsBySlot[plan.keys.indexOf(key)]?.[0];
  return index === undefined ? null : fieldContext(plan, state, index);
}

/** Texts that conditions name, by the key that they are on. */
function conditionTexts({ fields }: Plan): ReadonlyMap<string, ReadonlySet<string>> {
  const texts = new Map<string, Set<string>>();
  for (const { key, values } of fields.flatMap(({ showIf }) => showIf)) {
    const known = texts.get(key) ?? new Set<string>();
    texts.set(key, known);
    for (const text of values) known.add(text);
  }
  return texts;
}

/** Whether two replays show the same fields and faults, step by step. */
function isSameCourse(one: Replay, other: Replay): boolean {
  return one.steps.every(({ change }, position) =>
    isSameJson(courseOf(change), courseOf(other.steps[position]?.change ?? {})),
  );
}

/** What a person sees of a change; of faults their codes. */
function courseOf({ visible = {}, shown = {}, faults = {} }: StepExpectation): unknown {
  return [visible, shown, mapRecord(faults, (fault) => fault?.code ?? null)];
}

function mapRecord<From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From, name: string) => To,
): Record<string, To> {
  const entries = Object.entries(record).map(
    ([name, value]) => [name, change(value, name)] as const,
  );
  return Object.fromEntries(entries);
}
