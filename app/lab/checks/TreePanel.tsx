import { useState, useSyncExternalStore } from 'react';

import { formIdOf } from '../bench/form-id-of.ts';
import type { PanelProps } from '../panels/panel.ts';
import { isNameless, type TreeNode } from './accessibility-tree.ts';
import { checkWords } from './check-words.ru.ts';
import { openTreeWatch } from './tree-watch.ts';

import styles from './TreePanel.module.css';

/** The form as assistive technology is given it: live. */
export function TreePanel({ form: { store } }: PanelProps) {
  const { mode } = store.plan;
  return <Tree key={mode} id={formIdOf(mode)} />;
}

function Tree({ id }: { readonly id: string }) {
  const [watch] = useState(() => openTreeWatch(id));
  const tree = useSyncExternalStore(watch.subscribe, watch.tree);
  return (
    <>
      <p className={styles.note}>{checkWords.treeNote}</p>
      {tree === null ? <p>{checkWords.noForm}</p> : <Branch nodes={tree} />}
    </>
  );
}

function Branch({ nodes }: { readonly nodes: readonly TreeNode[] }) {
  return (
    <ul className={styles.branch}>
      {[...nodes.entries()].map(([place, node]) => (
        // The tree is drawn anew as a whole; nodes have no names of their own.
        <li key={place} className={styles.node}>
          <Line node={node} />
          {node.children.length > 0 && <Branch nodes={node.children} />}
        </li>
      ))}
    </ul>
  );
}

function Line({ node }: { readonly node: TreeNode }) {
  const { role, name, description, states, value } = node;
  return (
    <p className={styles.line} data-nameless={isNameless(node) || undefined}>
      <code className={styles.role}>{role}</code>{' '}
      {name !== '' && <span className={styles.name}>«{name}»</span>}
      {isNameless(node) && <span>{checkWords.noName}</span>}
      {value !== null && value !== '' && <span> = {value}</span>}
      {states.length > 0 && <span className={styles.states}> {states.join(', ')}</span>}
      {description !== '' && <span className={styles.states}> — {description}</span>}
    </p>
  );
}
