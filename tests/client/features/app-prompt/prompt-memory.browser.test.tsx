import { beforeEach, afterEach, describe, expect, test } from 'vitest';

import {
  createPromptMemory,
  PROMPT_INTERVAL_MS,
} from '../../../../app/client/features/app-prompt/prompt-memory.ts';

const NOW = Date.UTC(2026, 10, 23);
const openAt = (time: number) => createPromptMemory(() => time);

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

describe('the memory of the prompt', () => {
  test('is empty on a new device', () => {
    expect(openAt(NOW).waitMs()).toBe(0);
  });

  test('lasts for 7 days, over reloads', () => {
    openAt(NOW).storeShown();
    expect(openAt(NOW).waitMs()).toBe(PROMPT_INTERVAL_MS);
    expect(openAt(NOW + PROMPT_INTERVAL_MS - 1).waitMs()).toBe(1);
    expect(openAt(NOW + PROMPT_INTERVAL_MS).waitMs()).toBe(0);
    expect(openAt(NOW + 2 * PROMPT_INTERVAL_MS).waitMs()).toBe(0);
  });

  test.for(['tomorrow', '', '1e999', String(NOW + 1)])(
    'is empty for the stored time «%s»',
    (stored) => {
      localStorage.setItem('app_modal_shown', 'true');
      localStorage.setItem('app_modal_shown_at', stored);
      expect(openAt(NOW).waitMs()).toBe(0);
    },
  );

  test('is kept by the page where storage is lost', () => {
    const memory = openAt(NOW);
    memory.storeShown();
    localStorage.clear();
    expect(memory.waitMs()).toBe(PROMPT_INTERVAL_MS);
  });
});
