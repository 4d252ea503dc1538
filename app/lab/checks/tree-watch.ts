import { accessibilityTree, type TreeNode } from './accessibility-tree.ts';

/** Follows the accessibility tree of an element that may be absent. */
export interface TreeWatch {
  /** `null` while the page has no such element. */
  readonly tree: () => readonly TreeNode[] | null;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Mutations that can change the accessibility tree. */
const CHANGES: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  attributes: true,
};

/**
 * Follows the element with an id. Computes the tree at most once per frame, and only while a
 * listener is subscribed.
 */
export function createTreeWatch(id: string): TreeWatch {
  let tree: readonly TreeNode[] | null = null;

  function read(): void {
    const root = document.getElementById(id);
    tree = root === null ? null : accessibilityTree(root);
  }

  return {
    tree: () => tree,
    subscribe: (listener) => {
      let frame = 0;
      const schedule = (): void => {
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(() => {
          read();
          listener();
        });
      };
      const observer = new MutationObserver((records) => {
        // The panel that shows the tree also changes the page.
        const root = document.getElementById(id);
        const isInside = records.some(({ target }) => root?.contains(target));
        if (isInside || (root === null) !== (tree === null)) schedule();
      });
      observer.observe(document.body, CHANGES);
      // Typing and ticking change no attribute.
      document.addEventListener('input', schedule);
      schedule();
      return () => {
        cancelAnimationFrame(frame);
        observer.disconnect();
        document.removeEventListener('input', schedule);
      };
    },
  };
}
