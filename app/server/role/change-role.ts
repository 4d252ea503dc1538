import { eq, sql } from 'drizzle-orm';

import { ROLES, users, type Role } from '../db/account-schema.ts';
import type { Database } from '../db/open-database.ts';

const USAGE = `npm run role -- list
npm run role -- grant|revoke ${ROLES.join('|')} +992900000001`;
const PHONE = /^\+992\d{9}$/;

/**
 * Runs one command about roles: `list`, `grant ROLE PHONE` or `revoke ROLE PHONE`. A change applies
 * to the next call of the user.
 *
 * @returns Lines for the operator.
 * @throws When the command is unknown, or no user has that phone.
 */
export async function changeRole(
  db: Database,
  words: readonly string[],
): Promise<readonly string[]> {
  const [verb, name, phone = '', ...more] = words;
  if (verb === 'list' && words.length === 1) return listRoles(db);
  const role = ROLES.find((one) => one === name);
  const isGrant = verb === 'grant';
  const isKnown = (isGrant || verb === 'revoke') && PHONE.test(phone) && more.length === 0;
  if (role === undefined || !isKnown) throw new Error(`This command is unknown. Use:\n${USAGE}`);

  const changed = await db
    .update(users)
    .set({ roles: isGrant ? withRole(role) : sql`array_remove(${users.roles}, ${role})` })
    .where(eq(users.phone, phone))
    .returning({ name: users.name });
  const [user] = changed;
  if (user === undefined) {
    throw new Error(`No user has the phone ${phone}. The role is given after the first sign-in.`);
  }
  return [`${user.name} (${phone}) is ${isGrant ? 'now' : 'no longer'} a ${role}.`];
}

function withRole(role: Role) {
  return sql`array_append(array_remove(${users.roles}, ${role}), ${role})`;
}

async function listRoles(db: Database): Promise<readonly string[]> {
  const { name, phone, roles } = users;
  const rows = await db
    .select({ name, phone, roles })
    .from(users)
    .where(sql`${roles} <> '{}'`)
    .orderBy(users.id);
  if (rows.length === 0) return ['No user has a role.'];
  return rows.map((user) => `${user.phone ?? '—'}  ${user.roles.join(', ')}  ${user.name}`);
}
