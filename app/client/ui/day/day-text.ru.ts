const ZONE = 'Asia/Dushanbe';
const DAY_MS = 86_400_000;

const dayKey = new Intl.DateTimeFormat('sv', { timeZone: ZONE });
const dayAndMonth = new Intl.DateTimeFormat('ru', {
  timeZone: ZONE,
  day: 'numeric',
  month: 'long',
});

/** «8 декабря», in Dushanbe. */
export function dayText(time: Date): string {
  return dayAndMonth.format(time);
}

/** «сегодня», «вчера», «12 ноября», in Dushanbe. */
export function recentDayText(time: Date, now = new Date()): string {
  const day = dayKey.format(time);
  if (day === dayKey.format(now)) return 'сегодня';
  if (day === dayKey.format(now.getTime() - DAY_MS)) return 'вчера';
  return dayText(time);
}
