import { afterAll, beforeAll } from 'vitest';
import { cdp } from 'vitest/browser';

/** Runs the tests of a file for a visitor who has not asked for less motion, as others have here. */
export function withMotion(): void {
  beforeAll(() => prefer('no-preference'));
  afterAll(() => prefer('reduce'));
}

async function prefer(value: string): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  });
}
