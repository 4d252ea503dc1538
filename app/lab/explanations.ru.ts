export { russian as explanations } from '@bozor/form-engine/explain';
