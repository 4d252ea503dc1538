/** A row to write: column by name, spelt as in the database. */
export type Row = Readonly<Record<string, unknown>>;
