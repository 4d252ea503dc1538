import { useState, useSyncExternalStore } from 'react';

import type { PanelProps } from '../panels/panel.ts';
import { formIdOf } from '../workbench/LabForm.tsx';
import { isNameless, type TreeNode } from './accessibility-tree.ts';
import { checkWords } from './check-words.ru.ts';
import { createTreeWatch } from './tree-watch.ts';

import styles from './TreePanel.module.css';

/** The accessibility tree of the form, updated live. */
export function TreePanel({ form: { store } }: PanelProps) {
  const { mode } = store.plan;
  return <Tree key={mode} id={formIdOf(mode)} />;
}

function Tree({ id }: { readonly id: string }) {
  const [watch] = useState(() => createTreeWatch(id));
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
      {[...nodes.entries()].map(([index, node]) => (
        // The tree is replaced as a whole and its nodes have no ids.
        <li key={index} className={styles.node}>
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
