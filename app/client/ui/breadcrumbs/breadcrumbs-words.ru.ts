/** Names of the way to a page. */
export const breadcrumbsWords = { label: 'Навигация', home: 'Главная' } as const;
