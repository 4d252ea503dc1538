import { PageTitle } from '../../shell/PageTitle.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { StateBlock } from '../../ui/state-block/StateBlock.tsx';
import { notFoundWords } from './not-found-words.ru.ts';

/** The page of an unknown address. */
export function NotFoundPage() {
  return (
    <StateBlock
      icon="search"
      title={<PageTitle title={notFoundWords.title} />}
      text={notFoundWords.why}
    >
      <ButtonLink href="/">{notFoundWords.home}</ButtonLink>
    </StateBlock>
  );
}
