import type { SearchScope } from '../../../links/search-address.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { filtersWords } from '../filters-words.ru.ts';
import type { NamedPlace } from './place-names.ts';

import styles from './PlaceWay.module.css';

interface PlaceWayProps {
  readonly way: readonly NamedPlace[];
  /** `null`: every category. */
  readonly onPlace: (place: SearchScope | null) => void;
}

/** «Все категории › Автомобили › Легковые»: each breadcrumb but the last selects its scope. */
export function PlaceWay({ way, onPlace }: PlaceWayProps) {
  const last = way.at(-1);
  return (
    <nav aria-label={filtersWords.crumbs}>
      <ol className={styles.way}>
        <li className={styles.crumb}>
          <button type="button" className={styles.step} onClick={() => onPlace(null)}>
            {filtersWords.allCategories}
          </button>
          {last !== undefined && <Icon name="right" size={16} />}
        </li>
        {way.map((step) => (
          <li key={step.place.id} className={styles.crumb}>
            {step === last ? (
              <span className={styles.here} aria-current="true">
                {step.name}
              </span>
            ) : (
              <button type="button" className={styles.step} onClick={() => onPlace(step.place)}>
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
