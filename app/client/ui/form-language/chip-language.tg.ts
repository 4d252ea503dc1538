/** Words of a chip. */
export { tajikChips as chipWords } from '@bozor/form-engine/tg';
