import type { Advertisement, AdType } from '../../../../contract/index.ts';

/** The engine's text of a ticked checkbox. */
export const TICKED = 'да';

/** A calendar day as the engine writes it. */
const DAY = /^(\d{2})\.(\d{2})\.(\d{4})$/;

/**
 * A value as a row of a table has it: the text of a ticked checkbox begins with a capital, a day is
 * «11 декабря 2026».
 */
export function rowText(value: string): string {
  const [, day, month, year] = DAY.exec(value) ?? [];
  if (year === undefined) return value === TICKED ? 'Да' : value;
  const noon = new Date(`${year}-${month}-${day}T12:00:00+05:00`);
  const text = Number.isNaN(noon.valueOf()) ? '' : dayAndMonth.format(noon);
  return text.startsWith(`${Number(day)} `) ? `${text} ${year}` : value;
}

/** The table of an ad, or of its preview. */
export function tableOf(
  characteristics: Advertisement['characteristics'],
): Advertisement['characteristics'] {
  return characteristics.map(({ name, value }) => ({ name, value: rowText(value) }));
}

const ZONE = 'Asia/Dushanbe';

const dayKey = new Intl.DateTimeFormat('sv', { timeZone: ZONE });
const clock = new Intl.DateTimeFormat('ru', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' });
const dayAndMonth = new Intl.DateTimeFormat('ru', {
  timeZone: ZONE,
  day: 'numeric',
  month: 'long',
});
const DAY_MS = 86_400_000;

/** Formats a time in Dushanbe: «сегодня, 14:20», «вчера, 19:42», «18 ноября», «18 ноября 2025». */
export function timeText(time: Date, now: Date): string {
  return createTimeText(now)(time);
}

/** Returns `timeText` as of a time, for many: formatting days is most of its cost. */
export function createTimeText(now: Date): (time: Date) => string {
  const today = dayKey.format(now);
  const yesterday = dayKey.format(now.getTime() - DAY_MS);
  return (time) => {
    const day = dayKey.format(time);
    if (day === today) return `сегодня, ${clock.format(time)}`;
    if (day === yesterday) return `вчера, ${clock.format(time)}`;
    const isThisYear = day.slice(0, 4) === today.slice(0, 4);
    return isThisYear ? dayAndMonth.format(time) : `${dayAndMonth.format(time)} ${day.slice(0, 4)}`;
  };
}

/** Formats a calendar day in Dushanbe, `YYYY-MM-DD`. */
export function dayText(time: Date): string {
  return dayKey.format(time);
}

/** Questions that a buyer can send with one tap. */
export function quickMessages(type: AdType): Advertisement['quick_messages'] {
  const texts = ((): readonly string[] => {
    switch (type) {
      case 'JOBS':
        return ['Вакансия ещё открыта?', 'Какой график работы?', 'Когда можно подойти?'];
      case 'SERVICES':
        return ['Вы свободны на этой неделе?', 'Сколько будет стоить?', 'Вы выезжаете на дом?'];
      case 'CARS':
      case 'REAL_ESTATE':
      case 'NEW_BUILDINGS':
        return ['Ещё продаётся?', 'Торг уместен?', 'Когда можно посмотреть?'];
      case 'ELECTRONICS':
      case 'HOME':
      case 'BUSINESS':
      case 'BEAUTY':
      case 'CLOTHES':
      case 'PETS':
        return ['Ещё продаётся?', 'Торг уместен?', 'Есть доставка?'];
    }
  })();
  return texts.map((text, index) => ({ id: index + 1, text }));
}
