import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'wouter';

import { creationStructure } from '../../../api/definitions/filters.ts';
import type { ScopeNamesPage } from '../../../api/definitions/filters.ts';
import { searchSections } from '../../../api/search-parts.ts';
import type { AdSearch } from '../../../api/search.ts';
import type { SearchAddress, SearchScope } from '../../../links/search-address.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { numberText } from '../../../ui/plural/count-text.ts';
import { searchWords } from '../search-words.ru.ts';
import { sectionHref } from './section-href.ts';
import { everySection, firstSections, sectionsOf, toSections } from './sections.ts';
import type { Section } from './sections.ts';

import styles from './SectionsPanel.module.css';

interface SectionsPanelProps {
  readonly address: SearchAddress;
  /** `null`: all categories. */
  readonly scope: SearchScope | null;
  /** Names of the scope; `undefined` until loaded. */
  readonly names: ScopeNamesPage | undefined;
  /** The search of the address; `null` until it is known. */
  readonly search: AdSearch | null;
  /** Whether the results are shown: the counts come after them. */
  readonly isEnabled: boolean;
}

/** Sections for the search of the page, each with the number of ads that it would find. */
export function SectionsPanel({ address, scope, names, search, isEnabled }: SectionsPanelProps) {
  const listId = useId();
  const [isWhole, setWhole] = useState(false);
  const all = useQuery({ ...creationStructure(), enabled: scope === null });
  const counted = useQuery({
    ...searchSections(search ?? {}),
    enabled: search !== null && isEnabled,
    placeholderData: keepPreviousData,
  });
  const drawn = scope === null ? everySection(all.data) : sectionsOf(names, address);
  const sections = counted.data === undefined ? drawn : toSections(counted.data, scope);
  const shown = isWhole || scope === null ? sections : firstSections(sections, scope);
  // The parts come with the counts: below all categories they move none of them.
  const above = scope === null ? shown.filter(({ isPart }) => !isPart) : shown;
  const below = scope === null ? shown.filter(({ isPart }) => isPart) : [];
  const leading = shown[shown.findIndex(({ isPart }) => isPart) - 1];
  const rowsOf = (rows: readonly Section[]) =>
    rows.map((section) => (
      <SectionRow key={`${section.kind} ${section.id}`} {...{ section, address, scope }} />
    ));
  return (
    <nav className={styles.panel} aria-label={searchWords.categories} data-alone={scope === null}>
      <h2 className={styles.title}>{searchWords.categories}</h2>
      <ul id={listId} data-stale={counted.isPlaceholderData}>
        {rowsOf(above)}
      </ul>
      {below.length > 0 && (
        <>
          <h3 className={styles.leading}>{leading?.name}</h3>
          <ul data-stale={counted.isPlaceholderData}>{rowsOf(below)}</ul>
        </>
      )}
      {(isWhole || shown.length < sections.length) && (
        <Button
          variant="text"
          size="small"
          aria-expanded={isWhole}
          aria-controls={listId}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? searchWords.showLess : searchWords.showAll}
        </Button>
      )}
    </nav>
  );
}

interface SectionRowProps extends Pick<SectionsPanelProps, 'address' | 'scope'> {
  readonly section: Section;
}

function SectionRow({ section, address, scope }: SectionRowProps) {
  const { kind, id, name, count, isPart } = section;
  const countId = useId();
  const isHere = scope !== null && scope.kind === kind && scope.id === id;
  return (
    <li>
      <Link
        className={styles.link}
        href={sectionHref(address, section)}
        aria-current={isHere ? 'page' : undefined}
        aria-describedby={count === null ? undefined : countId}
        data-part={isPart}
        data-none={count === 0}
      >
        <span className={styles.name}>{name}</span>
        {count !== null && (
          // No part of the link's name.
          <span id={countId} className={styles.count} aria-hidden="true">
            {numberText(count)}
          </span>
        )}
      </Link>
    </li>
  );
}
