import { readStored, writeStored } from '../../../device/device-storage.ts';
import type { TargetRequest } from '../target/protected-target.machine.ts';

/** Session-storage names of an open dialog: its request, and its step. */
const REQUEST = 'sign_in_request';
const STEP = 'sign_in_step';

/** The request of the open dialog, as this tab stores it. */
export interface OpenRequest extends TargetRequest {
  /** Path of the page that the dialog is open on. */
  readonly path: string;
  readonly title: string | null;
  readonly action: string | null;
}

/** The step of the open dialog, as this tab stores it. The code is never a part of it. */
export interface SignInStep {
  readonly name: 'code' | 'name' | 'import';
  /** Digits after +992. */
  readonly phone: string;
  readonly requestId: string;
  /** When another code may be requested, in ms since 1970. */
  readonly resendAt: number;
  /** When the request expires, in ms since 1970. */
  readonly expiresAt: number;
}

/** Stores the request of the open dialog until the tab is closed. */
export function keepRequest(request: OpenRequest): void {
  writeStored({ [REQUEST]: JSON.stringify(request) }, 'sessionStorage');
}

/** Stores the current step; `null` for the first one. */
export function keepStep(step: SignInStep | null): void {
  writeStored({ [STEP]: step === null ? null : JSON.stringify(step) }, 'sessionStorage');
}

/** Removes both: the dialog has ended. */
export function dropSignInRecord(): void {
  writeStored({ [REQUEST]: null, [STEP]: null }, 'sessionStorage');
}

/** The request of a dialog that was open when the page was reloaded; `null` for none. */
export function storedRequest(): OpenRequest | null {
  const json = parse(REQUEST);
  const path = textOf(json, 'path');
  const closing = textOf(json, 'closing');
  if (path === null || (closing !== 'home' && closing !== 'stay')) return null;
  const [target, title] = [textOf(json, 'target'), textOf(json, 'title')];
  return { path, closing, target, title, action: textOf(json, 'action') };
}

/** The step of such a dialog; `null` for none, or one whose request has expired. */
export function storedStep(now = Date.now()): SignInStep | null {
  const json = parse(STEP);
  const name = textOf(json, 'name');
  if (name !== 'code' && name !== 'name' && name !== 'import') return null;
  const [phone, requestId] = [textOf(json, 'phone'), textOf(json, 'requestId')];
  const [resendAt, expiresAt] = [numberOf(json, 'resendAt'), numberOf(json, 'expiresAt')];
  if (phone === null || requestId === null || resendAt === null || expiresAt === null) return null;
  return expiresAt <= now ? null : { name, phone, requestId, resendAt, expiresAt };
}

function parse(name: string): unknown {
  try {
    return JSON.parse(readStored(name, 'sessionStorage') ?? 'null');
  } catch {
    // Invalid JSON counts as no record.
    return null;
  }
}

function textOf(json: unknown, name: string): string | null {
  const value = propertyOf(json, name);
  return typeof value === 'string' ? value : null;
}

function numberOf(json: unknown, name: string): number | null {
  const value = propertyOf(json, name);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

function propertyOf(json: unknown, name: string): unknown {
  return typeof json === 'object' && json !== null ? Reflect.get(json, name) : undefined;
}
