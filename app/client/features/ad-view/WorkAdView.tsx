import type { AdViewProps } from './AdView.tsx';
import { AdView } from './AdView.tsx';
import type { WorkKind } from './kind-words.ts';
import { workWords } from './work-words.ru.ts';

interface WorkAdViewProps extends Omit<AdViewProps, 'words'> {
  readonly kind: WorkKind;
}

/** The page of a vacancy, a resume or a service. */
export function WorkAdView({ kind, ...rest }: WorkAdViewProps) {
  return <AdView {...rest} words={workWords[kind]} />;
}
