import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/**
 * Makes every transaction return its connection to the pool. Drizzle keeps the connection of a
 * transaction whose `begin` fails, so twenty cancelled ones would exhaust the pool. A connection
 * with a failed statement is closed: its state is unknown.
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
