/** A row to write: values by the database's column names. */
export type Row = Readonly<Record<string, unknown>>;
