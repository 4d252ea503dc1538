/** Prefix of a filter's key in a link: `filter_{key}`. Names without it are not the form's. */
export const QUERY_PREFIX = 'filter_';
