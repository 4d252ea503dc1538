import type { SearchScope } from '../../../links/search-address.ts';
import { Chip } from '../../../ui/chip/Chip.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { openFiltersDialog } from '../filters-dialog.ts';
import { filtersLabel, filtersWords } from '../filters-words.ru.ts';

interface FiltersChipProps {
  readonly scope: SearchScope | null;
  /** Number of applied filters. */
  readonly count: number;
  /** Called when the filters are likely to be opened soon. */
  readonly onLikely: () => void;
}

/** «Фильтры {n}», the first chip of the row on mobile: opens the dialog. */
export function FiltersChip({ scope, count, onLikely }: FiltersChipProps) {
  return (
    <Chip
      isActive={count > 0}
      count={count}
      aria-label={filtersLabel(count)}
      onPointerEnter={onLikely}
      onFocus={onLikely}
      onClick={() => openFiltersDialog({ scope, key: null })}
    >
      <Icon name="filters" size={18} />
      {filtersWords.title}
    </Chip>
  );
}
