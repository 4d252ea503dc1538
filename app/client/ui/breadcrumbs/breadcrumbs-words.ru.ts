/** Texts of the breadcrumbs. */
export const breadcrumbsWords = { label: 'Навигация', home: 'Главная' } as const;
