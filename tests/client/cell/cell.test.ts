import { describe, expect, test, vi } from 'vitest';

import { createCell } from '../../../app/client/cell/cell.ts';

describe('a cell on a server', () => {
  test('has the server’s value for every request, and reads no device', () => {
    const start = vi.fn(() => 'of the device');
    const cell = createCell({ server: 'of the server', start });
    expect(cell.value()).toBe('of the server');
    expect(start).not.toHaveBeenCalled();
  });

  test('refuses a change, which another request would read', () => {
    const cell = createCell({ server: 0 });
    expect(() => cell.change(1)).toThrow('on a server');
    expect(cell.value()).toBe(0);
  });
});
