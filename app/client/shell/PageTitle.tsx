import { useEffect, useRef } from 'react';

import { pageTitle, shellWords } from './shell-words.ru.ts';

interface PageTitleProps {
  /** The page's one `h1`; also the title of the browser's tab. */
  readonly title: string;
  readonly className?: string | undefined;
}

/** The page's heading. Takes the focus when the page was reached inside the site. */
export function PageTitle({ title, className }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // Until a page has named itself the tab bears the bare name of index.html.
    const isFirstPage = document.title === shellWords.name;
    document.title = pageTitle(title);
    if (!isFirstPage) heading.current?.focus({ preventScroll: true });
  }, [title]);

  return (
    <h1 ref={heading} className={className} tabIndex={-1}>
      {title}
    </h1>
  );
}
