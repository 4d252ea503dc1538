import { completionCommand } from './completion/completion-command.ts';
import { coverageCommand } from './coverage/coverage-command.ts';
import { explainCommand } from './explain/explain-command.ts';
import type { Command } from './frame/command.ts';
import { fuzzCommand } from './fuzz/fuzz-command.ts';
import { harCommand } from './har/har-command.ts';
import { helpCommand } from './help/help-command.ts';
import { lintCommand } from './lint/lint-command.ts';
import { replayCommand } from './replay/replay-command.ts';
import { schemaCommand } from './schema/schema-command.ts';
import { typesCommand } from './typescript/types-command.ts';

const working: readonly Command[] = [
  lintCommand,
  explainCommand,
  replayCommand,
  fuzzCommand(),
  typesCommand,
  schemaCommand,
  harCommand,
  coverageCommand,
  completionCommand(() => COMMANDS),
];

/** All commands, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  ...working,
  helpCommand(
    working.map(({ name }) => name),
    () => COMMANDS,
  ),
];
