// The part of the contract without zod: the first load of a page needs only this part.
export * from './ad/ad-fault-text.ru.ts';
export * from './ad/ad-terms.ts';
export * from './ad/ad-transitions.ts';
export * from './ad/complaint-terms.ts';
export * from './account/authorization-terms.ts';
export * from './account/profile-terms.ts';
export * from './search/filter-size.ts';
export * from './ad/image-terms.ts';
export * from './kept/kept-terms.ts';
export * from './wire/refusal-text.ru.ts';
export * from './wire/refusals.ts';
export * from './wire/routes.ts';
export * from './search/search-link.ts';
export * from './search/search-terms.ts';
export * from './site/app-store.ts';
export * from './site/documents.ts';
export * from './wire/shape-fault-text.ru.ts';
