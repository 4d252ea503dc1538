import { isScalar } from '../definition/json.ts';
import type { Scalar } from '../definition/json.ts';
import { defineShape } from './define-shape.ts';
import { judgeMembers, memberType } from './member-type.ts';
import { scalarText } from './scalar-text.ts';
import { joinList, splitList } from './split-list.ts';
import { isScalarList } from './value-guards.ts';

/** Shape of several values typed in one box, parted by commas or new lines; each is checked. */
export const textListShape = defineShape<string, readonly Scalar[]>({
  name: 'text-list',
  isInput: (input) => typeof input === 'string',
  isBlank: (input) => membersOf(input).length === 0,
  toInput: (json) => {
    if (typeof json === 'string') return json;
    if (isScalar(json)) return joinList([scalarText(json)], ', ');
    return isScalarList(json) ? joinList(json.map(scalarText), ', ') : undefined;
  },
  read: (input, { field }) => {
    const { read, unreadable } = memberType(field);
    const members = membersOf(input);
    const value = members.flatMap((text) => read(text) ?? []);
    const isWhole = value.length === members.length;
    return isWhole ? { value, fault: null } : { value: null, fault: unreadable };
  },
  judge: (value, { field }) => judgeMembers(value, field),
});

function membersOf(text: string): readonly string[] {
  return splitList(text, ',\n')
    .map((member) => member.trim())
    .filter((member) => member !== '');
}
