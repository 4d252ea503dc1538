import { onTestFinished } from 'vitest';
import { userEvent, type Locator } from 'vitest/browser';

/** A point of the page beside any dialog. */
const BESIDE = { x: 4, y: 4 };

/** Makes an open dialog behave as in a browser that knows no `closedby`, until the test's end. */
export async function forgetClosedBy(dialog: Locator): Promise<void> {
  const { prototype } = HTMLDialogElement;
  const known = Object.getOwnPropertyDescriptor(prototype, 'closedBy');
  Reflect.deleteProperty(prototype, 'closedBy');
  onTestFinished(() => {
    if (known !== undefined) Object.defineProperty(prototype, 'closedBy', known);
  });
  const element = dialog.element();
  element.removeAttribute('closedby');
  await Promise.all(element.getAnimations().map(({ finished }) => finished));
}

/** Presses the backdrop of the open dialog. */
export async function pressBeside(): Promise<void> {
  await userEvent.click(document.documentElement, { position: BESIDE, force: true });
}

/** Presses inside the dialog, moves out of it and lets go there. */
export async function dragOut(dialog: Locator): Promise<void> {
  await userEvent.dragAndDrop(dialog, document.documentElement, {
    sourcePosition: { x: 20, y: 20 },
    targetPosition: BESIDE,
    force: true,
  });
}
