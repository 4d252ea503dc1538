import { useEffect, useRef } from 'react';

import { createCell } from '../cell/cell.ts';
import { WholeWords } from '../ui/whole-words/WholeWords.tsx';
import { pageTitle } from './shell-words.ru.ts';

interface PageTitleProps {
  /** The page's `h1`, also the title of the browser's tab. */
  readonly title: string;
  readonly className?: string | undefined;
}

/** Title of the first page; `null` until it is rendered. */
const firstTitle = createCell<string | null>({ server: null });

/** The page's heading. Takes the focus when the page was reached by a link inside the site. */
export function PageTitle({ title, className }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const titleAtFirst = useRef(title);

  useEffect(() => {
    const element = heading.current;
    const isFirstPage = firstTitle.value() === null;
    if (isFirstPage) firstTitle.change(titleAtFirst.current);
    document.title = pageTitle(titleAtFirst.current);
    // The focus stays in a control that is already in use on the loading page.
    const isAtWork = element?.closest('main')?.contains(document.activeElement) === true;
    if (!isFirstPage && !isAtWork) element?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);

  return (
    <h1 ref={heading} className={className} tabIndex={-1}>
      <WholeWords text={title} />
    </h1>
  );
}
