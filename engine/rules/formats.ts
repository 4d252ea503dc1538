import { dateFormats } from './dates/date-formats.ts';
import { imei } from './imei.ts';
import { urlHost } from './url-host.ts';

/** Checks of every JSON Schema format that our schemas use, by the format's name; for ajv hosts. */
export const formats: Readonly<Record<string, (text: string) => boolean>> = {
  ...dateFormats,
  imei: (text) => imei(text) === null,
  'url-host': (text) => urlHost(text) === null,
};
