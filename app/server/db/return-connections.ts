import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/**
 * Has every transaction give its connection back to the pool. Drizzle's own keeps the connection of
 * a transaction whose `begin` fails, so twenty cut ones would leave the pool empty for good. A
 * connection on which a statement failed is closed: its state is not known.
 */
export function returnConnections(db: NodePgDatabase, pool: pg.Pool): NodePgDatabase {
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await drizzle({ client, casing: 'snake_case' }).transaction(work, config);
    } catch (error) {
      isBroken = error instanceof DrizzleQueryError;
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
  return db;
}
