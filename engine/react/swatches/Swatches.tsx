import type { Option } from '../../definition/field-definition.ts';
import { ChoiceGroup } from '../choice/ChoiceGroup.tsx';
import { ChoiceInput } from '../choice/ChoiceInput.tsx';
import { OptionCount } from '../counts/OptionCount.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { WidgetProps } from '../widget.ts';
import { isLight, swatchColour } from './swatch-colour.ts';

import styles from './Swatches.module.css';

/** Swatches drawn at once. */
const LIMIT = 60;

/** Colours as circles with their names below: colour is never the only sign. */
export function Swatches(widget: WidgetProps) {
  return (
    <ChoiceGroup widget={widget} limit={LIMIT} layout={styles.swatches} skeleton={styles.skeleton}>
      {(choice) => (
        <label
          key={String(choice.option.value)}
          className={styles.swatch}
          data-disabled={widget.isDisabled || choice.isEmpty || undefined}
        >
          <ChoiceInput widget={widget} choice={choice} />
          <Circle option={choice.option} isChosen={choice.isChosen} />
          <span className={styles.name}>{choice.option.name}</span>
          <OptionCount {...choice.count} />
        </label>
      )}
    </ChoiceGroup>
  );
}

function Circle({ option, isChosen }: { readonly option: Option; readonly isChosen: boolean }) {
  const colour = swatchColour(option);
  const check = isChosen && <Icon name="check" size={20} />;
  if (colour === null) {
    return (
      <span className={styles.circle} data-colour="any">
        {isChosen && <span className={styles.plate}>{check}</span>}
      </span>
    );
  }
  return (
    <span className={styles.circle} data-colour={isLight(colour) ? 'light' : 'dark'}>
      {/* An attribute of SVG, where a policy of styles forbids `style`. */}
      <svg className={styles.fill} aria-hidden="true">
        <rect width="100%" height="100%" fill={colour} />
      </svg>
      {check}
    </span>
  );
}
