import type {
  FormWords,
  FrameWords,
  ImeiWords,
  NewsWords,
  OverlayWords,
  ReadOnlyWords,
  SubmitWords,
  SummaryWords,
} from '../react/catalogue/words.ts';

/** Words of a form as a whole. */
export const form: FormWords = { required: '— required fields' };

/** Words around every field. */
export const frame: FrameWords = {
  failed: 'The list could not be loaded.',
  retry: 'Retry',
  retryLabel: (field) => `Retry: ${field}`,
};

/** Words of the button that sends a form. */
export const submit: SubmitWords = { sending: 'Sending…' };

/** Words over the faults of a form. */
export const summary: SummaryWords = { title: (count) => `Check ${count} fields` };

/** What is announced of a page that changes by itself. */
export const news: NewsWords = {
  appeared: (fields) => {
    const quoted = fields.map((field) => `“${field}”`).join(', ');
    return fields.length === 1 ? `The field ${quoted} appeared` : `Fields appeared: ${quoted}`;
  },
  loading: (field) => `The list is loading: ${field}`,
  ready: (field, count) =>
    `The list is loaded: ${field}, ${count} ${count === 1 ? 'value' : 'values'}`,
  empty: (field) => `The list is empty: ${field}`,
  failed: (field) => `The list could not be loaded: ${field}`,
};

/** Words of a window over the page. */
export const overlay: OverlayWords = { close: 'Close' };

/** Words of the box for a phone's IMEI. */
export const imei: ImeiWords = {
  hint: 'Dial *#06# on the phone: the IMEI shows on its screen.',
  placeholder: '15 digits',
  right: 'The check digit is right',
};

/** Words of a field that cannot be edited here. */
export const readOnly: ReadOnlyWords = {
  empty: 'Not given',
  hint: 'This field cannot be changed in a browser yet',
};
