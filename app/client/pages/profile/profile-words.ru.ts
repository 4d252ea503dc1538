/** The success after an edit of the profile (spec §2). */
export const profileSaved = 'Профиль успешно обновлен';
