import { customType } from 'drizzle-orm/pg-core';

/** An `xid8` column: the number of a transaction, in decimal digits. */
export const transactionId = customType<{ data: string; driverData: string }>({
  dataType: () => 'xid8',
});
