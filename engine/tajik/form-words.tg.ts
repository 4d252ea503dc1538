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
export const form: FormWords = { required: '— майдонҳои ҳатмӣ' };

/** Words around every field. */
export const frame: FrameWords = {
  failed: 'Рӯйхатро бор кардан муяссар нашуд.',
  retry: 'Такрор кардан',
  retryLabel: (field) => `Такрор кардан: ${field}`,
};

/** Words of the button that sends a form. */
export const submit: SubmitWords = { sending: 'Мефиристем…' };

/** Words over the faults of a form. After a number a Tajik noun stays as it is. */
export const summary: SummaryWords = { title: (count) => `${count} майдонро санҷед` };

/** What is announced of a page that changes by itself. */
export const news: NewsWords = {
  appeared: (fields) => {
    const quoted = fields.map((field) => `«${field}»`).join(', ');
    return fields.length === 1 ? `Майдони ${quoted} пайдо шуд` : `Майдонҳо пайдо шуданд: ${quoted}`;
  },
  loading: (field) => `Рӯйхат бор мешавад: ${field}`,
  ready: (field, count) => `Рӯйхат бор шуд: ${field}, ${count} қимат`,
  empty: (field) => `Рӯйхат холист: ${field}`,
  failed: (field) => `Рӯйхатро бор кардан муяссар нашуд: ${field}`,
};

/** Words of a window over the page. */
export const overlay: OverlayWords = { close: 'Пӯшидан' };

/** Words of the box for a phone's IMEI. */
export const imei: ImeiWords = {
  hint: 'Дар телефон *#06# гиред — IMEI дар экран намоён мешавад.',
  placeholder: '15 рақам',
  right: 'Рақами санҷишӣ дуруст аст',
};

/** Words of a field that cannot be edited here. */
export const readOnly: ReadOnlyWords = {
  empty: 'Нишон дода нашудааст',
  hint: 'Ин майдонро ҳоло дар браузер иваз кардан мумкин нест',
};
