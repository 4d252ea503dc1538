import { numberText } from '../plural/count-text.ts';

const NBSP = '\u00A0';

/** Texts for saving a recording of a form. */
export const saveTraceWords = {
  open: 'Боргирии сабт',
  title: 'Боргирии сабт',
  text: 'Дар файл — таърифҳои форма, амалҳои шумо ва ҷавобҳои сервер. Он дар озмоишгоҳ кушода ва бе сервер такрор мешавад.',
  scrub: 'Иваз кардани шахсӣ',
  scrubNote:
    'Матнҳо, пайвандҳо, IMEI, ҷой дар харита ва суханони серверро бо бофташудаи ҳамон дарозӣ иваз мекунем. Қиматҳои интихобшуда ва рақамҳо мемонанд.',
  save: 'Боргирӣ',
} as const;

/** Summary of a recording. */
export function recordedText(acts: number, lastsMs: number): string {
  return acts === 0
    ? 'Форма танҳо кушода шуд: ҳоло амале набуд.'
    : `${numberText(acts)}${NBSP}амал дар ${durationText(lastsMs)} сабт шуд.`;
}

/** Confirms that the download has started. */
export function savedText(fileName: string): string {
  return `Сабт боргирӣ шуд: ${fileName}`;
}

function durationText(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds}${NBSP}с` : `${minutes}${NBSP}дақ ${seconds % 60}${NBSP}с`;
}
