export { english as explanations } from '@bozor/form-engine/explain';
