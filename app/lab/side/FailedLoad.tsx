import { Button } from '../../client/ui/button/Button.tsx';
import { Notice } from '../../client/ui/notice/Notice.tsx';
import { labWords } from '../lab-words.ru.ts';

interface FailedLoadProps {
  /** An error of the API, whose message can be shown. */
  readonly reason: Error;
  readonly onRetry: () => void;
}

/** Reports that a part of the lab failed to load, with a button to retry. */
export function FailedLoad({ reason, onRetry }: FailedLoadProps) {
  return (
    <Notice>
      <p role="alert">
        {labWords.failed} {reason.message}
      </p>
      <Button onClick={onRetry}>{labWords.retry}</Button>
    </Notice>
  );
}
