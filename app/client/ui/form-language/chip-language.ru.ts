/** Words of a chip; Russian is built into the engine. */
export const chipWords = undefined;
