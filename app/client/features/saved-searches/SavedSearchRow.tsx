import { useState } from 'react';
import { Link } from 'wouter';

import type { SavedSearch } from '../../../contract/index.ts';
import { SEARCH_NAME_LENGTH } from '../../../contract/plain.ts';
import { keepFocus } from '../../ui/focus/keep-focus.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { RowMenu } from '../../ui/menu/RowMenu.tsx';
import { Switch } from '../../ui/switch/Switch.tsx';
import { TextDialog } from '../../ui/text-dialog/TextDialog.tsx';
import { newCount, savedWords } from './saved-words.ru.ts';
import { useChangeSearch } from './use-change-search.ts';

import styles from './SavedSearches.module.css';

interface SavedSearchRowProps {
  readonly search: SavedSearch;
}

/** A saved search: opening it marks its new ads as seen. */
export function SavedSearchRow({ search }: SavedSearchRowProps) {
  const { id, name, link, has_alerts: hasAlerts, new_count: count } = search;
  const change = useChangeSearch();
  const [isRenaming, setRenaming] = useState(false);
  return (
    <li ref={keepFocus} className={styles.row}>
      <span className={styles.sign}>
        <Icon name="search" />
      </span>
      <div className={styles.text}>
        <Link
          className={styles.name}
          href={link}
          onClick={() => {
            if (count > 0) void change(id, { is_seen: true });
          }}
        >
          {name}
        </Link>
        {count > 0 && <span className={styles.count}>{newCount(count)}</span>}
      </div>
      <label className={styles.alerts}>
        <span className={styles.alertsName}>{savedWords.alerts}</span>
        <Switch
          label={`${savedWords.alerts}: ${name}`}
          isOn={hasAlerts}
          onChange={(isOn) => void change(id, { has_alerts: isOn })}
        />
      </label>
      <div className={styles.menu}>
        <RowMenu
          label={`${savedWords.more}: ${name}`}
          title={name}
          actions={[
            { name: savedWords.rename, icon: 'edit', onChoose: () => setRenaming(true) },
            {
              name: savedWords.remove,
              icon: 'trash',
              isDangerous: true,
              onChoose: () => void change(id, null),
            },
          ]}
        />
      </div>
      {isRenaming && (
        <TextDialog
          title={savedWords.rename}
          label={savedWords.name}
          text={name}
          maxLength={SEARCH_NAME_LENGTH}
          missing={savedWords.nameMissing}
          save={savedWords.store}
          onSave={(text) => change(id, { name: text })}
          onClose={() => setRenaming(false)}
        />
      )}
    </li>
  );
}
