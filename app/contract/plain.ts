// What of the contract needs no zod: a page that is waited for loads this part alone.
export * from './ad-fault-text.ru.ts';
export * from './ad-terms.ts';
export * from './authorization-terms.ts';
export * from './filter-size.ts';
export * from './image-terms.ts';
export * from './refusal-text.ru.ts';
export * from './refusals.ts';
export * from './routes.ts';
export * from './search-terms.ts';
export * from './shape-fault-text.ru.ts';
