/** Texts of the breadcrumbs. */
export const breadcrumbsWords = { label: 'Роҳ', home: 'Асосӣ' } as const;
