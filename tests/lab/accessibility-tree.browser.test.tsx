import { describe, expect, test } from 'vitest';

import { accessibilityTree, isNameless } from '../../app/lab/checks/accessibility-tree.ts';
import type { TreeNode } from '../../app/lab/checks/accessibility-tree.ts';

describe('the accessibility tree', () => {
  test('lists roles, names, descriptions, states and values, and leaves out hidden elements', () => {
    const tree = treeOf(`
      <fieldset><legend>Кузов</legend>
        <label><input type="radio" name="body" checked> Седан</label>
        <span aria-hidden="true">*</span>
      </fieldset>
      <div><label for="price">Цена</label>
        <input id="price" value="12 500" aria-required="true" aria-invalid="true" aria-describedby="fault">
        <p id="fault">Должно быть числом</p></div>
      <p hidden>Не слышно</p>`);

    expect(outline(tree)).toEqual([
      'group «Кузов»',
      '  text «Кузов»',
      '  radio «Седан» checked',
      '  text «Седан»',
      'text «Цена»',
      'textbox «Цена» = 12 500 required, invalid — Должно быть числом',
      'text «Должно быть числом»',
    ]);
  });

  test('marks a control without a name, and no other', () => {
    const tree = treeOf('<button>Дальше</button><button><svg></svg></button><p>Текст</p>');
    expect(tree.map(isNameless)).toEqual([false, true, false]);
  });
});

function treeOf(html: string): readonly TreeNode[] {
  document.body.innerHTML = html;
  return accessibilityTree(document.body);
}

function outline(nodes: readonly TreeNode[], indent = ''): readonly string[] {
  return nodes.flatMap(({ role, name, description, states, value, children }) => {
    const parts = [
      `${role} «${name}»`,
      value !== null && value !== '' ? `= ${value}` : '',
      states.join(', '),
      description === '' ? '' : `— ${description}`,
    ];
    const line = indent + parts.filter((part) => part !== '').join(' ');
    return [line, ...outline(children, `${indent}  `)];
  });
}
