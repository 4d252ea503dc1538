import { useState } from 'react';
import type { ReactNode } from 'react';

import { Skeleton } from '../../client/ui/skeleton/Skeleton.tsx';
import { ListSearch } from './ListSearch.tsx';

import styles from './GroupedList.module.css';

interface GroupedListProps<Member> {
  /** Accessible name of the list. */
  readonly label: string;
  readonly findLabel: string;
  /** Text for an empty result of a search. */
  readonly nothingFound: string;
  /** `null` while the list loads. */
  readonly members: readonly Member[] | null;
  /** Id of the open member: its group is expanded. */
  readonly chosen: string | null;
  /** Text that the search matches. */
  readonly textOf: (member: Member) => string;
  /** Renders the members of one group as items of a list. */
  readonly renderGroup: (members: readonly Member[]) => ReactNode;
}

/** Lists recordings by category; a search leaves the groups with a match. */
export function GroupedList<Member extends { readonly id: string; readonly group: string }>(
  props: GroupedListProps<Member>,
) {
  const { members, chosen, textOf, renderGroup } = props;
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const found = (members ?? []).filter((member) => textOf(member).toLowerCase().includes(wanted));
  const groups = [...Map.groupBy(found, ({ group }) => group)];

  return (
    <nav className={styles.list} aria-label={props.label}>
      <ListSearch label={props.findLabel} query={query} onQuery={setQuery} />
      {members === null && <GroupSkeletons />}
      {members !== null && members.length > 0 && found.length === 0 && (
        <p className={styles.nothing}>{props.nothingFound}</p>
      )}
      {groups.map(([group, inGroup]) => (
        <details
          key={group}
          className={styles.group}
          open={wanted !== '' || inGroup.some(({ id }) => id === chosen)}
        >
          <summary className={styles.title}>{group}</summary>
          {renderGroup(inGroup)}
        </details>
      ))}
    </nav>
  );
}

/** The categories and the troublesome definitions: what follows the list keeps its position. */
const GROUPS = 12;

function GroupSkeletons() {
  return Array.from({ length: GROUPS }, (_, index) => (
    <div key={index} className={styles.group}>
      <div className={styles.waiting}>
        <Skeleton width="half" />
      </div>
    </div>
  ));
}
