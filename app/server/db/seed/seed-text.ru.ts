/** Group of the defective definitions in the lab. */
export const TROUBLE_GROUP = 'Трудные случаи';
