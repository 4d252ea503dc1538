import type { DrawnPage } from '../../client/draw/draw-page.tsx';
import type { PageFiles } from './page-files.ts';

const ROOT = '<div id="root"></div>';
/** The first tag after the template's inline scripts. */
const FIRST_LINK = '<link rel="icon"';
const HEAD_END = '</head>';
/** Title and description of a page without content. */
const TITLE = /<title>[^<]*<\/title>\s*/;
const DESCRIPTION = /<meta\s+name="description"[^>]*>\s*/;

/** Fills the template with a rendered page. Replacements are functions, so that `$` is literal. */
export function composePage({ template, earlyOf, tagsOf }: PageFiles, page: DrawnPage): string {
  const { head, body, reads, module } = page;
  const tags = head + tagsOf(module, body);
  const script = `<script type="application/json" id="drawn-reads">${reads}</script>`;
  return template
    .replace(TITLE, '')
    .replace(DESCRIPTION, '')
    .replace(FIRST_LINK, () => earlyOf(module) + FIRST_LINK)
    .replace(HEAD_END, () => tags + HEAD_END)
    .replace(ROOT, () => `<div id="root">${body}</div>${script}`);
}
