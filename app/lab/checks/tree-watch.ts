import { accessibilityTree, type TreeNode } from './accessibility-tree.ts';

/** Follows the accessibility tree of an element that may come and go. */
export interface TreeWatch {
  /** `null` while the element is not on the page. */
  readonly tree: () => readonly TreeNode[] | null;
  readonly subscribe: (listener: () => void) => () => void;
}

/** What of a page may change how it is told. */
const CHANGES: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  attributes: true,
};

/**
 * Watches the element with an id, through everything that happens on the page; works the tree out
 * at most once a frame, and only while somebody listens.
 */
export function openTreeWatch(id: string): TreeWatch {
  let tree: readonly TreeNode[] | null = null;

  function read(): void {
    const root = document.getElementById(id);
    tree = root === null ? null : accessibilityTree(root);
  }

  return {
    tree: () => tree,
    subscribe: (listener) => {
      let frame = 0;
      const look = (): void => {
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(() => {
          read();
          listener();
        });
      };
      const observer = new MutationObserver((records) => {
        // The panel that shows the tree changes the page too.
        const root = document.getElementById(id);
        const isInside = records.some(({ target }) => root?.contains(target));
        if (isInside || (root === null) !== (tree === null)) look();
      });
      observer.observe(document.body, CHANGES);
      // What is typed or ticked changes no attribute.
      document.addEventListener('input', look);
      look();
      return () => {
        cancelAnimationFrame(frame);
        observer.disconnect();
        document.removeEventListener('input', look);
      };
    },
  };
}
