import { lazy, Suspense, useState, type ComponentType } from 'react';

import { Button } from '../button/Button.tsx';
import { useWords } from '../catalogue/use-words.ts';
import type { MapWords } from '../catalogue/words.ts';
import { FailureGuard } from '../failure-guard/FailureGuard.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { MapCanvasProps } from './MapCanvas.tsx';

import styles from './LazyMap.module.css';

/** Brings the code of the map; rejects when the network does not. */
export type LoadMap = () => Promise<{ readonly default: ComponentType<MapCanvasProps> }>;

/** What a map that comes later is drawn with. */
export interface LazyMapProps extends Omit<MapCanvasProps, 'words'> {
  /** The map's own chunk by default. */
  readonly load?: LoadMap;
}

/** The map, loaded on first sight; a sentence and «Повторить» when it does not come. */
export function LazyMap({ load = loadMapCanvas, ...props }: LazyMapProps) {
  const words = useWords('map');
  // A lazy component keeps its failure for good, so every try is a new one.
  const [tried, setTried] = useState(() => ({ count: 0, MapCanvas: lazy(load) }));
  const { count, MapCanvas } = tried;
  const retry = () => setTried({ count: count + 1, MapCanvas: lazy(load) });
  return (
    <FailureGuard key={count} fallback={<Failed words={words} onRetry={retry} />}>
      <Suspense fallback={<Loading words={words} />}>
        <MapCanvas {...props} words={words} />
      </Suspense>
    </FailureGuard>
  );
}

const loadMapCanvas: LoadMap = async () => {
  const { MapCanvas } = await import('./MapCanvas.tsx');
  return { default: MapCanvas };
};

function Loading({ words }: { readonly words: MapWords }) {
  return (
    <p className={styles.message} role="status">
      <Icon name="spinner" />
      {words.loading}
    </p>
  );
}

interface FailedProps {
  readonly words: MapWords;
  readonly onRetry: () => void;
}

function Failed({ words, onRetry }: FailedProps) {
  return (
    <p className={styles.message} role="alert">
      <Icon name="alert" />
      {words.failed}{' '}
      <Button variant="text" onClick={onRetry}>
        {words.retry}
      </Button>
    </p>
  );
}
