export { connectOptions } from './form/connect-options.ts';
export { createFormStore } from './form/create-form-store.ts';
export type { FieldView, FormStore, FormStoreOptions, ShownFault } from './form/form-store.ts';
export { faultText } from './rules/fault-text.ru.ts';
