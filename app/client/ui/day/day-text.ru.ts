const dayAndMonth = new Intl.DateTimeFormat('ru', {
  timeZone: 'Asia/Dushanbe',
  day: 'numeric',
  month: 'long',
});

/** «8 декабря», in Dushanbe. */
export function dayText(time: Date): string {
  return dayAndMonth.format(time);
}
