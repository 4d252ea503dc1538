import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');
const engine = join(root, 'engine');

/** A separate project that has installed the package as it would be published. */
export interface Consumer {
  readonly folder: string;
  /** The package's own folder inside it. */
  readonly installed: string;
  /** The packed file that was installed. */
  readonly tarball: string;
  readonly write: (file: string, text: string) => string;
  /** Runs Node in the project, without any condition; answers with what it printed. */
  readonly run: (...words: readonly string[]) => string;
  readonly close: () => void;
}

/**
 * Builds and packs the engine, and unpacks it where nothing of this repository can be reached but
 * the libraries that its manifest names.
 */
export function openConsumer(): Consumer {
  execFileSync(process.execPath, ['release/build.ts'], { cwd: engine, stdio: 'pipe' });
  const folder = mkdtempSync(join(tmpdir(), 'consumer-'));
  execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder], {
    cwd: engine,
    stdio: 'pipe',
  });
  const tarball = join(folder, readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? '');
  const installed = join(folder, 'node_modules', '@bozor', 'form-engine');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1']);
  for (const library of LIBRARIES) {
    const target = join(folder, 'node_modules', library);
    mkdirSync(dirname(target), { recursive: true });
    symlinkSync(join(root, 'node_modules', library), target);
  }

  const write = (file: string, text: string): string => {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return path;
  };
  write('package.json', JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
  return {
    folder,
    installed,
    tarball,
    write,
    run: (...words) =>
      execFileSync(process.execPath, [...words], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, NODE_OPTIONS: '' },
      }),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** What the manifest asks of a host (peers) or brings along (dependencies), and their types. */
const LIBRARIES = [
  '@rjsf/utils',
  '@types/geojson',
  '@types/json-schema',
  '@types/leaflet',
  '@types/react',
  '@types/react-dom',
  'csstype',
  'fast-check',
  'leaflet',
  'react',
  'react-dom',
  'scheduler',
];
