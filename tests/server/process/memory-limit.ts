import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A bound on a process's memory that the kernel holds, where this machine lets us set one. */
export interface MemoryLimit {
  /** What a shell does before it becomes the process; `null` where no limit can be set. */
  readonly enter: string | null;
  readonly close: () => Promise<void>;
}

/** Where Linux keeps groups of processes, by version, and what bounds the memory of one. */
const GROUPS = [
  { folder: '/sys/fs/cgroup/memory', file: 'memory.limit_in_bytes' },
  { folder: '/sys/fs/cgroup', file: 'memory.max' },
] as const;

/** Makes a group with a limit; needs root and a writable control group. */
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

/** Most memory that a process has had in its pages at once, in MiB. Linux alone tells. */
export async function peakMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}
