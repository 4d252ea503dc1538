/** Words of the button that sends a form. */
export const SUBMIT_WORDS = { sending: 'Отправляем…' } as const;
