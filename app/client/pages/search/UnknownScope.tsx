import { emptyWords } from '../../features/search/empty/empty-words.ru.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { StateBlock } from '../../ui/state-block/StateBlock.tsx';

/** The page of an unknown category or subcategory. */
export function UnknownScope() {
  return (
    <StateBlock
      icon="search"
      title={<PageTitle title={emptyWords.unknownScope} />}
      text={emptyWords.unknownText}
    >
      <ButtonLink href="/">{emptyWords.home}</ButtonLink>
    </StateBlock>
  );
}
