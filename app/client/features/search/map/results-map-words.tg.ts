import { adsCount } from '../../../ui/ads-count/ads-count.tg.ts';

/** Texts of the results on a map. */
export const resultsMapWords = {
  open: 'Дар харита нишон додан',
  /** The same where there is no room. */
  openShort: 'Дар харита',
  close: 'Бо рӯйхат нишон додан',
  closeShort: 'Бо рӯйхат',
  loading: 'Харита бо эълонҳо бор мешавад…',
  failed: 'Эълонҳо дар харита бор нашуданд.',
  failedMap: 'Харита бор нашуд. Эълонҳо дар рӯйхат ҳастанд.',
  retry: 'Такрор кардан',
  nothing: 'Дар ин қисми харита эълон нест.',
  nowhere: 'Дар эълонҳои ёфтшуда ҷой дар харита нишон дода нашудааст.',
  all: 'Ҳамаро нишон додан',
  map: 'Натиҷаҳо дар харита',
  closePanel: 'Пӯшидан',
  gone: 'Ин эълонҳо дигар дар ин ҷо нестанд.',
  /** «Дар ин қисми харита: 12 эълон». */
  count: (count: number) => `Дар ин қисми харита: ${adsCount(count)}`,
  /** Of the results that are only in the list. */
  unplaced: (count: number) => `Боз ${adsCount(count)} дар харита нест`,
  /** Heading of the ads of one place: «12 эълон дар ин ҷо». */
  here: (count: number) => `${adsCount(count)} дар ин ҷо`,
  /** Of more ads than are shown. */
  latest: (shown: number) =>
    `${shown} эълони охирин нишон дода шуд. Харитаро наздик кунед ё филтрҳоро дақиқ кунед.`,
} as const;
