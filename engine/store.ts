export { connectOptions } from './form/options/connect-options.ts';
export { shownField } from './form/state/plan-index.ts';
export { fieldView } from './form/state/field-view.ts';
export { createFormStore } from './form/state/create-form-store.ts';
export type {
  FieldView,
  FormStore,
  FormStoreOptions,
  ShownFault,
} from './form/state/form-store.ts';
export { faultText } from './rules/fault-text.ru.ts';
