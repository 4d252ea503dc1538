import { sql, type SQL } from 'drizzle-orm';

import { serverSecrets } from './schema.ts';

/**
 * SHA-256 of a text under the database's own secret, which no answer reveals. The database computes
 * it, so that the secret stays there and is shared by all servers.
 */
export function keyedHash(text: SQL): SQL<Buffer> {
  return sql<Buffer>`sha256((select ${serverSecrets.key} from ${serverSecrets}) || convert_to(${text}, 'UTF8'))`;
}
