import { Box, boxInput } from '../box/Box.tsx';
import { useWords } from '../catalogue/use-words.ts';
import { useIsMobile } from '../use-media.ts';
import { dateAttributes, type DateBoxProps } from './date-attributes.ts';
import { maskTime } from './date-text.ts';

import styles from './system-picker.module.css';

/** A box for a time of the day: a mask, or on mobile the system's own picker. */
export function TimeBox(props: DateBoxProps) {
  const { text, onText, isInvalid, isDisabled } = props;
  const isMobile = useIsMobile();
  const words = useWords('date');
  return (
    <Box icon="clock" isInvalid={isInvalid} isDisabled={isDisabled}>
      {isMobile ? (
        <input
          {...dateAttributes(props)}
          type="time"
          className={`${boxInput} ${styles.picker}`}
          data-empty={text === '' || undefined}
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
        />
      ) : (
        <input
          {...dateAttributes(props)}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          placeholder={words.timePlaceholder}
          value={text}
          onChange={(event) => onText(maskTime(text, event.currentTarget.value))}
        />
      )}
    </Box>
  );
}
