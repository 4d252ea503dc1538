import { Button } from '../button/Button.tsx';
import { failedWords } from './state-words.ru.ts';
import { StateBlock } from './StateBlock.tsx';

interface FailedBlockProps {
  /** Repeats the request. */
  readonly onRetry: () => void;
}

/** Replaces content that failed to load. */
export function FailedBlock({ onRetry }: FailedBlockProps) {
  return (
    <div role="alert">
      <StateBlock icon="alert" title={<h2>{failedWords.title}</h2>} text={failedWords.text}>
        <Button variant="neutral" onClick={onRetry}>
          {failedWords.retry}
        </Button>
      </StateBlock>
    </div>
  );
}
