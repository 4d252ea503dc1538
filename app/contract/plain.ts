// What of the contract needs no zod: a page that is waited for loads this part alone.
export * from './ad/ad-fault-text.ru.ts';
export * from './ad/ad-terms.ts';
export * from './account/authorization-terms.ts';
export * from './search/filter-size.ts';
export * from './ad/image-terms.ts';
export * from './wire/refusal-text.ru.ts';
export * from './wire/refusals.ts';
export * from './wire/routes.ts';
export * from './search/search-terms.ts';
export * from './wire/shape-fault-text.ru.ts';
