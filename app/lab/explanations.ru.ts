export { russian as explanations } from '@bozor/form-engine/explain';
export { faultText } from '@bozor/form-engine/store';
