import { Link } from 'wouter';

import { PageTitle } from '../../shell/PageTitle.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { notFoundWords } from './not-found-words.ru.ts';

/** What an address of no page shows. */
export function NotFoundPage() {
  return (
    <Notice>
      <PageTitle title={notFoundWords.title} />
      <p>{notFoundWords.why}</p>
      <Link href="/">{notFoundWords.home}</Link>
    </Notice>
  );
}
