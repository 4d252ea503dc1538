/** Under which heading the lab lists the trouble files. */
export const TROUBLE_GROUP = 'Трудные случаи';
