import { isScalar } from '../definition/json.ts';
import type { Scalar } from '../definition/json.ts';
import { defineShape } from './define-shape.ts';
import { toLinkText } from './link-text.ts';
import { judgeMembers, memberType } from './member-type.ts';
import { joinList, splitList } from './split-list.ts';
import { isScalarList } from './value-guards.ts';

/** Shape of several values typed in one box, parted by commas or new lines; each is checked. */
export const textListShape = defineShape<string, readonly Scalar[]>({
  name: 'text-list',
  isInput: (input) => typeof input === 'string',
  isValue: isScalarList,
  isBlank: (input) => membersOf(input).length === 0,
  toInput: (json) => {
    if (typeof json === 'string') return json;
    if (isScalar(json)) return joinList([toLinkText(json)], ', ');
    return isScalarList(json) ? joinList(json.map(toLinkText), ', ') : undefined;
  },
  read: (input, { field }) => {
    const { read, unreadable } = memberType(field);
    const value = membersOf(input).flatMap((text) => read(text) ?? []);
    const isWhole = value.length === membersOf(input).length;
    return isWhole ? { value, fault: null } : { value: null, fault: unreadable };
  },
  judge: (value, { field }) => judgeMembers(value, field),
  fromLinkText: (text) => joinList(splitList(text, ','), ', '),
  toChipText: (value) => value.map(toLinkText).join(', '),
});

function membersOf(text: string): readonly string[] {
  return splitList(text, ',\n')
    .map((member) => member.trim())
    .filter((member) => member !== '');
}
