import type { ReactNode } from 'react';

import styles from './TabList.module.css';

interface TabListProps<Name extends string> {
  /** Accessible name of the tab list. */
  readonly label: string;
  /** Prefix of the ids of the tabs; their panel is `{id}-panel`. */
  readonly id: string;
  readonly names: readonly Name[];
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
  readonly renderName: (name: Name) => ReactNode;
}

/** A tab list. Arrow keys, Home and End move the focus and select the tab. */
export function TabList<Name extends string>(props: TabListProps<Name>) {
  const { label, id, names, chosen, onChoose, renderName } = props;
  return (
    <div className={styles.tabs} role="tablist" aria-label={label}>
      {names.map((name) => (
        <button
          key={name}
          id={tabId(id, name)}
          className={styles.tab}
          type="button"
          role="tab"
          aria-selected={name === chosen}
          aria-controls={panelId(id)}
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => onChoose(name)}
          onKeyDown={(event) => {
            const next = nextName(names, name, event.key);
            if (next === null) return;
            event.preventDefault();
            onChoose(next);
            document.getElementById(tabId(id, next))?.focus();
          }}
        >
          {renderName(name)}
        </button>
      ))}
    </div>
  );
}

/** Returns the id of a tab. */
export function tabId(id: string, name: string): string {
  return `${id}-tab-${name}`;
}

/** Returns the id of the panel of a tab list. */
export function panelId(id: string): string {
  return `${id}-panel`;
}

function nextName<Name extends string>(
  names: readonly Name[],
  name: Name,
  key: string,
): Name | null {
  const index = names.indexOf(name);
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: (index + 1) % names.length,
    ArrowLeft: (index - 1 + names.length) % names.length,
    Home: 0,
    End: names.length - 1,
  };
  const next = targets[key];
  return next === undefined ? null : (names[next] ?? null);
}
