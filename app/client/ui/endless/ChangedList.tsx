import { ButtonLink } from '../button/ButtonLink.tsx';
import { StateBlock } from '../state-block/StateBlock.tsx';
import { changedWords } from './changed-words.ru.ts';

interface ChangedListProps {
  /** Address of the first page. */
  readonly firstHref: string;
}

/** Replaces a list whose cursor is refused: a retry would be refused, too. */
export function ChangedList({ firstHref }: ChangedListProps) {
  return (
    <div role="alert">
      <StateBlock icon="alert" title={<h2>{changedWords.title}</h2>}>
        <ButtonLink href={firstHref} variant="neutral">
          {changedWords.fromStart}
        </ButtonLink>
      </StateBlock>
    </div>
  );
}
