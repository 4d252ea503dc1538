import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program that the tests drive, and the Debian package that contains it. */
interface Needed {
  readonly program: string;
  readonly package: string;
  readonly places: readonly string[];
}

const MINI_BROWSERS = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);

export const NEEDED: Readonly<Record<'WebKit' | 'Firefox', readonly Needed[]>> = {
  WebKit: [
    { program: 'WebKitWebDriver', package: 'webkit2gtk-driver', places: onPath('WebKitWebDriver') },
    { program: 'MiniBrowser', package: 'libwebkit2gtk-4.1-0', places: MINI_BROWSERS },
    { program: 'Xvfb', package: 'xvfb', places: onPath('Xvfb') },
  ],
  Firefox: [{ program: 'firefox-esr', package: 'firefox-esr', places: onPath('firefox-esr') }],
};

/** Path of an installed program. */
export function pathOf(program: string): string {
  const found = Object.values(NEEDED)
    .flat()
    .find((one) => one.program === program);
  return found?.places.find((place) => existsSync(place)) ?? program;
}

/** Names the missing programs of these browsers and the remedy; `null` when none is missing. */
export function missingText(names: readonly (keyof typeof NEEDED)[]): string | null {
  const missing = names
    .flatMap((name) => NEEDED[name])
    .filter(({ places }) => !places.some((place) => existsSync(place)));
  if (missing.length === 0) return null;
  const programs = missing.map(({ program }) => program).join(', ');
  const packages = [...new Set(missing.map((one) => one.package))].join(' ');
  return (
    `Not found: ${programs}. Install what is missing with ` +
    `apt-get install -y --no-install-recommends ${packages}`
  );
}

/** A running program. */
export interface Running {
  readonly child: ChildProcess;
  /** The pattern's first group in its output; `''` without a pattern. */
  readonly answer: string;
  readonly stop: () => Promise<void>;
}

/** Starts a program and waits until its output matches the pattern. */
export async function startProgram(
  command: readonly string[],
  {
    prints,
    env = {},
  }: { readonly prints: RegExp | null; readonly env?: Readonly<Record<string, string>> },
): Promise<Running> {
  const [program = '', ...words] = command;
  const child = spawn(pathOf(program), words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, so that its children end with it.
    detached: true,
    env: { ...process.env, ...env },
  });
  // Ends the program when the tests fail elsewhere.
  process.once('exit', () => killGroup(child));
  let printed = '';
  const answer = await new Promise<string>((resolve, reject) => {
    const listen = (piece: Buffer): void => {
      printed += piece.toString();
      const [, found] = prints?.exec(printed) ?? [];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    if (prints === null) child.once('spawn', () => resolve(''));
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${program} ended: ${printed}`)));
  });
  return { child, answer, stop: () => stopChild(child) };
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  killGroup(child);
  await ended;
}

function killGroup({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid);
}

function onPath(program: string): readonly string[] {
  return (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, program));
}
