import { describe, expect, test, vi } from 'vitest';

import { createCell } from '../../../app/client/cell/cell.ts';

describe('a cell of a page', () => {
  test('is read from the device once, at its first use', () => {
    const start = vi.fn(() => ({ name: 'Фирӯз' }));
    const cell = createCell({ server: { name: '' }, start });
    expect(start).not.toHaveBeenCalled();
    expect(cell.value()).toBe(cell.value());
    expect(start).toHaveBeenCalledOnce();
  });

  test('calls every listener back until it unsubscribes', () => {
    const cell = createCell({ server: 0 });
    const seen: string[] = [];
    const stop = cell.follow(() => seen.push(`first ${cell.value()}`));
    cell.follow(() => seen.push(`second ${cell.value()}`));
    cell.change(1);
    stop();
    cell.change(2);
    expect(seen).toEqual(['first 1', 'second 1', 'second 2']);
  });

  test('is connected while it has listeners', () => {
    const stop = vi.fn<() => void>();
    const connect = vi.fn<(change: (next: number) => void) => () => void>(() => stop);
    const cell = createCell({ server: 0, connect });
    const stops = [cell.follow(() => {}), cell.follow(() => {})];
    expect(connect).toHaveBeenCalledOnce();
    stops[0]?.();
    expect(stop).not.toHaveBeenCalled();
    stops[1]?.();
    expect(stop).toHaveBeenCalledOnce();
    cell.follow(() => {});
    expect(connect).toHaveBeenCalledTimes(2);
  });
});
