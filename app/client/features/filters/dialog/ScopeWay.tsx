import type { SearchScope } from '../../../links/search-address.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { filtersWords } from '../filters-words.ru.ts';
import type { NamedScope } from './scope-names.ts';

import styles from './ScopeWay.module.css';

interface ScopeWayProps {
  readonly way: readonly NamedScope[];
  /** `null`: every category. */
  readonly onScope: (scope: SearchScope | null) => void;
}

/** «Все категории › Автомобили › Легковые»: each breadcrumb but the last selects its scope. */
export function ScopeWay({ way, onScope }: ScopeWayProps) {
  const last = way.at(-1);
  return (
    <nav aria-label={filtersWords.crumbs}>
      <ol className={styles.way}>
        <li className={styles.crumb}>
          <button type="button" className={styles.step} onClick={() => onScope(null)}>
            {filtersWords.allCategories}
          </button>
          {last !== undefined && <Icon name="right" size={16} />}
        </li>
        {way.map((step) => (
          <li key={step.scope.id} className={styles.crumb}>
            {step === last ? (
              <span className={styles.here} aria-current="true">
                {step.name}
              </span>
            ) : (
              <button type="button" className={styles.step} onClick={() => onScope(step.scope)}>
                {step.name}
              </button>
            )}
            {step !== last && <Icon name="right" size={16} />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
