/** Id of the panel's `<form>`. */
export const PANEL_FORM_ID = 'filter-panel';
