import type { AdEvent } from '../../../../contract/plain.ts';
import { RowMenu } from '../../../ui/menu/RowMenu.tsx';
import { actionTexts, actionWords } from './action-words.ru.ts';
import type { OwnAd } from './own-ad.ts';

interface ActionMenuProps {
  readonly ad: Pick<OwnAd, 'title'>;
  readonly events: readonly AdEvent[];
  readonly onChoose: (event: AdEvent) => void;
}

/** The other actions with an ad: a menu on desktop, a sheet on mobile. */
export function ActionMenu({ ad, events, onChoose }: ActionMenuProps) {
  return (
    <RowMenu
      label={`${actionWords.more}: ${ad.title}`}
      title={ad.title}
      button="filled"
      actions={events.map((event) => ({
        ...actionTexts[event],
        isDangerous: event === 'DELETE',
        onChoose: () => onChoose(event),
      }))}
    />
  );
}
