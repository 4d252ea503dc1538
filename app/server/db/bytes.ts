import { customType } from 'drizzle-orm/pg-core';

/** A `bytea` column. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => 'bytea',
});
