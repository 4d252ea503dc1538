import type { FastifyInstance, RouteOptions } from 'fastify';

import type { Refusal } from '../../contract/index.ts';
import { ApiError } from '../api-error.ts';
import type { Role } from '../db/account-schema.ts';
import type { Database } from '../db/open-database.ts';
import { findViewer, type Caller } from '../modules/sessions/index.ts';

/** Refuses a caller; `null` when the caller may call. */
type Rule = (caller: Caller | null) => Refusal | null;

const isUser: Rule = (caller) => (caller?.kind === 'user' ? null : 'sign-in.required');

const hasRole =
  (role: Role): Rule =>
  (caller) =>
    isUser(caller) ?? (caller?.roles.includes(role) === true ? null : 'role.missing');

/**
 * Who may call a route. What a caller reads of it, and whether a thing is theirs, is decided where
 * the thing is read.
 */
const POLICIES = {
  /** Everybody, without a session too: the handler itself looks for the caller if it needs one. */
  anyone: null,
  /** A guest with an anonymous session, or a user. */
  session: (caller) => (caller === null ? 'session.required' : null),
  user: isUser,
  moderator: hasRole('moderator'),
  tester: hasRole('tester'),
} as const satisfies Readonly<Record<string, Rule | null>>;

/** Name of a policy. */
export type Policy = keyof typeof POLICIES;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route. A route without a policy stops the start. */
    readonly policy?: Policy;
  }
}

/** Name of the decorator with the policy of each route, by `METHOD /path`. */
export const POLICY_TABLE = 'policyTable';

/**
 * Enforces the policy of every route registered after it: after the limits of calls, before the
 * body is read.
 *
 * @throws When the server becomes ready with a route without a policy.
 */
export function enforcePolicies(app: FastifyInstance, db: Database): void {
  const registered: RouteOptions[] = [];
  const table = new Map<string, Policy>();
  app.decorate(POLICY_TABLE, { getter: (): ReadonlyMap<string, Policy> => table });
  app.addHook('onRoute', (route) => {
    registered.push(route);
  });
  app.addHook('onReady', async () => {
    for (const { method, url, config } of registered) {
      for (const one of [method].flat()) {
        if (config?.policy === undefined) throw new Error(withoutPolicy(`${one} ${url}`));
        table.set(`${one} ${url}`, config.policy);
      }
    }
  });
  app.addHook('preParsing', async (request) => {
    const { policy = 'anyone' } = request.routeOptions.config;
    const rule = POLICIES[policy];
    const refusal = rule === null ? null : rule(await findViewer(db, request));
    if (refusal !== null) throw new ApiError(refusal);
  });
}

function withoutPolicy(route: string): string {
  return `${route} names no policy, so nothing decides who may call it. Add config.policy to the route.`;
}
