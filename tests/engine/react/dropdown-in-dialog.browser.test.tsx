import { StrictMode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { payload } from '../../../engine/form/state/payload.ts';
import { EngineForm } from '../../../engine/react/EngineForm.tsx';
import { Overlay } from '../../../engine/react/overlay/Overlay.tsx';
import { withMotion } from '../../browser/with-motion.ts';
import { list, MAKE, option, search, trigger } from './choices-page.ts';
import { openStore } from './open-form.tsx';

withMotion();

describe('a dropdown inside a dialog', () => {
  test.for([1280, 390])('is picked from and left alone by Esc, %s px wide', async (width) => {
    await page.viewport(width, 800);
    const store = openStore([MAKE], { mode: 'filter' });
    const onClose = vi.fn<() => void>();
    await render(
      <StrictMode>
        <Overlay isOpen title="Фильтры" size="dialog" onClose={onClose}>
          <EngineForm store={store} onSubmit={() => {}} />
        </Overlay>
      </StrictMode>,
    );
    await trigger().click();
    await expect.element(search()).toHaveFocus();
    await option('Audi').click();
    expect(payload(store.plan, store.state())).toEqual({ make: 'Audi' });
    await trigger().click();
    await expect.element(search()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(list()).not.toBeInTheDocument();
    await expect.element(trigger()).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();
  });
});
