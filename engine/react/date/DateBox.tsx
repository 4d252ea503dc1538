import { Box, boxInput } from '../box/Box.tsx';
import { useIsMobile } from '../use-media.ts';
import { dateAttributes, type DateBoxProps } from './date-attributes.ts';
import { dayText, readDay } from './date-text.ts';
import { MaskedDate } from './MaskedDate.tsx';

import styles from './system-picker.module.css';

/** The last day the form takes. Without it the system's picker lets years of six digits in. */
const LAST_DAY = '9999-12-31';

/** A box for a date: a mask and a calendar, or on mobile the system's own picker. */
export function DateBox(props: DateBoxProps) {
  const isMobile = useIsMobile();
  if (!isMobile) return <MaskedDate {...props} />;
  const day = readDay(props.text) ?? '';
  return (
    <Box icon="calendar" isInvalid={props.isInvalid} isDisabled={props.isDisabled}>
      <input
        {...dateAttributes(props)}
        type="date"
        className={`${boxInput} ${styles.picker}`}
        max={LAST_DAY}
        data-empty={day === '' || undefined}
        value={day}
        onChange={(event) => props.onText(dayText(event.currentTarget.value))}
      />
    </Box>
  );
}
