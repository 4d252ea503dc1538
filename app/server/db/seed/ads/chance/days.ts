const DAY_MS = 86_400_000;
/** Dushanbe is UTC+5 all year. */
const ZONE_MS = 5 * 3_600_000;

/** Midnight in Dushanbe before a time. */
export function midnight(time: Date): Date {
  const local = time.getTime() + ZONE_MS;
  return new Date(local - (local % DAY_MS) - ZONE_MS);
}

/** The time a number of days later, or earlier if negative. */
export function addDays(time: Date, days: number): Date {
  return new Date(time.getTime() + days * DAY_MS);
}

/** The calendar day in Dushanbe a number of days after today, `YYYY-MM-DD`. */
export function dayOf(today: Date, days: number): string {
  return new Date(today.getTime() + days * DAY_MS + ZONE_MS).toISOString().slice(0, 10);
}

/** The same with an hour of the day, `YYYY-MM-DDTHH:00`. */
export function dateTimeOf(today: Date, days: number, hour: number): string {
  return `${dayOf(today, days)}T${String(hour).padStart(2, '0')}:00`;
}

/** The year in Dushanbe. */
export function yearOf(today: Date): number {
  return Number(dayOf(today, 0).slice(0, 4));
}

/** The hour of the day in Dushanbe. */
export function hourOf(time: Date): number {
  return new Date(time.getTime() + ZONE_MS).getUTCHours();
}
