import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A limit on a process's memory that the kernel enforces, where the machine allows one. */
export interface MemoryLimit {
  /** Shell command that applies the limit to its process; `null` where none can be set. */
  readonly enter: string | null;
  readonly close: () => Promise<void>;
}

/** Control groups of Linux by version, with the file that limits the memory. */
const GROUPS = [
  { folder: '/sys/fs/cgroup/memory', file: 'memory.limit_in_bytes' },
  { folder: '/sys/fs/cgroup', file: 'memory.max' },
] as const;

/** Creates a group with a limit; requires root and a writable control group. */
export async function limitMemory(mebibytes: number): Promise<MemoryLimit> {
  for (const { folder, file } of GROUPS) {
    const group = join(folder, `bozor-test-${process.pid}`);
    try {
      await mkdir(group);
    } catch {
      continue;
    }
    const close = () => rmdir(group);
    try {
      await writeFile(join(group, file), String(mebibytes * 2 ** 20));
      return { enter: `echo $$ > ${group}/cgroup.procs`, close };
    } catch {
      await close();
    }
  }
  return { enter: null, close: async () => undefined };
}

/** Returns the peak resident memory of a process, in MiB. Only on Linux. */
export async function peakMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}
