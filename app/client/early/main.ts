import { requestKeptEarly } from './request-kept-early.ts';

// The inline script of the pages of kept ads: a file of its own, which the server writes into them.
requestKeptEarly(location.pathname + location.search);
