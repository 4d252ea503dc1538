import { Button } from '../../client/ui/button/Button.tsx';
import { Notice } from '../../client/ui/notice/Notice.tsx';
import { labWords } from '../lab-words.ru.ts';

interface FailedLoadProps {
  /** Of the API, whose sentences are fit to be shown. */
  readonly reason: Error;
  readonly onRetry: () => void;
}

/** A part of the lab that could not be loaded, and why. */
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
