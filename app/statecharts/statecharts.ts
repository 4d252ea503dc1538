import type { AnyStateMachine } from 'xstate';

import { authMachine } from '../client/features/auth/auth.machine.ts';
import { importMachine } from '../client/features/auth/import/import.machine.ts';
import { otpMachine } from '../client/features/auth/otp.machine.ts';
import { protectedTargetMachine } from '../client/features/auth/target/protected-target.machine.ts';
import { sessionMachine } from '../client/features/session/session.machine.ts';
import { toMermaid } from './to-mermaid.ts';

const FILES: Readonly<Record<string, readonly AnyStateMachine[]>> = {
  'app/client/features/auth/STATECHARTS.md': [
    protectedTargetMachine,
    authMachine,
    otpMachine,
    importMachine,
  ],
  'app/client/features/session/STATECHARTS.md': [sessionMachine],
};

/** A document with the diagrams of a feature's machines. */
interface StatechartFile {
  /** From the root of the repository. */
  readonly path: string;
  readonly text: string;
}

/** The documents as the machines define them now. */
export function statecharts(): readonly StatechartFile[] {
  return Object.entries(FILES).map(([path, machines]) => ({
    path,
    text:
      [
        '# Statecharts',
        'Written from the machines by `npm run statecharts`; a test compares them.',
        ...machines.map(
          (machine) => `## ${machine.id}\n\n\`\`\`mermaid\n${toMermaid(machine)}\n\`\`\``,
        ),
      ].join('\n\n') + '\n',
  }));
}
