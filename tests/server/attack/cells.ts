import { randomUUID } from 'node:crypto';

import type { InjectOptions } from 'fastify';

import type { Policy } from '../../../app/server/plugins/policies.ts';
import { randomAddress } from '../account/sign-in.ts';
import type { CallerName } from './callers.ts';

/** One call, and the status of its answer for callers whom the policy lets through. */
export interface Cell {
  readonly call: () => InjectOptions | Promise<InjectOptions>;
  readonly status: number;
  readonly but?: Partial<Record<CallerName, number>>;
}

/** Method and path of a route. */
export interface Route {
  readonly method: string;
  readonly path: string;
}

/** A route, its policy, and its calls. */
export type Row = readonly [route: Route, policy: Policy, ...cells: Cell[]];

/** A page outside the API. */
export const page = (path: string): Route => ({ method: 'GET', path });
/** A read of an address that is known beforehand. */
export const get = (url: string, status = 200, but: Cell['but'] = {}): Cell => ({
  call: () => ({ method: 'GET', url }),
  status,
  but,
});
/** A read of an address that names something of the world. */
export const readLate = (url: () => string, status: number, but: Cell['but'] = {}): Cell => ({
  call: () => ({ url: url() }),
  status,
  but,
});
/** A call that creates something, each from an address of its own. */
export const post = (route: Route, payload: () => object, status: number): Cell => ({
  call: () => ({
    method: 'POST',
    url: route.path,
    headers: { 'idempotency-key': randomUUID() },
    remoteAddress: randomAddress(),
    payload: payload(),
  }),
  status,
});
