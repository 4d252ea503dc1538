const NBSP = '\u00A0';

/** Texts for saving a recording of a form. */
export const saveTraceWords = {
  open: 'Download the trace',
  title: 'Download the trace',
  text: 'The file has the definitions of the form, your acts and the answers of the server. It opens in the laboratory and plays without a server.',
  scrub: 'Replace personal data',
  scrubNote:
    'Texts, links, IMEI, the place on the map and words of the server become invented ones of the same length. Chosen values and numbers stay.',
  save: 'Download',
} as const;

/** Summary of a recording. */
export function recordedText(acts: number, lastsMs: number): string {
  const steps = `${acts}${NBSP}${acts === 1 ? 'act' : 'acts'}`;
  return acts === 0
    ? 'The form is only opened: there were no acts yet.'
    : `Recorded ${steps} in${NBSP}${durationText(lastsMs)}.`;
}

/** Confirms that the download has started. */
export function savedText(fileName: string): string {
  return `Trace downloaded: ${fileName}`;
}

function durationText(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds}${NBSP}s` : `${minutes}${NBSP}min ${seconds % 60}${NBSP}s`;
}
