import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';

import { writeSearchAddress } from '../../../links/search-address.ts';
import type { SearchAddress } from '../../../links/search-address.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { WHOLE_MAP } from './map-view.ts';
import { FROM_LIST, isFromList } from './opened-from-list.ts';
import { resultsMapWords } from './results-map-words.ru.ts';
import { MAP_SWITCH_ID } from './use-leave-map.ts';

interface MapSwitchProps {
  readonly address: SearchAddress;
  /** Style of the page: it is there before this code. */
  readonly className: string | undefined;
}

/** «Показать на карте», and back to the list: at its place, when the map was opened from it. */
export function MapSwitch({ address, className }: MapSwitchProps) {
  const [, navigate] = useLocation();
  const state = useHistoryState<unknown>();
  const isMap = address.map !== null;
  const href = writeSearchAddress({ ...address, map: isMap ? null : WHOLE_MAP });
  const label = isMap ? resultsMapWords.close : resultsMapWords.open;
  return (
    <a
      id={MAP_SWITCH_ID}
      className={className}
      href={href}
      aria-label={label}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        if (isMap && isFromList(state)) history.back();
        else navigate(href, { state: isMap ? null : FROM_LIST });
      }}
    >
      <Icon name={isMap ? 'list' : 'pin'} />
      <span>{isMap ? resultsMapWords.closeShort : resultsMapWords.openShort}</span>
    </a>
  );
}
