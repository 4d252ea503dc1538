import type { Scalar } from '../../definition/json.ts';
import { scalarText } from '../../rules/numbers/number-text.ts';
import { isScalarList, isWireScalar } from '../value-guards.ts';
import { defineShape } from './define-shape.ts';
import { validateMembers, readMember } from './member-type.ts';
import { joinList, splitList } from './split-list.ts';

/** Shape of several values typed in one box, parted by commas or new lines; each is checked. */
export const textListShape = defineShape<string, readonly Scalar[]>({
  name: 'text-list',
  isInput: (input) => typeof input === 'string',
  isBlank: (input) => membersOf(input).length === 0,
  toInput: (json) => {
    if (typeof json === 'string') return json;
    const values = isWireScalar(json) ? [json] : json;
    return isScalarList(values) ? joinList(values.map(scalarText), ', ') : undefined;
  },
  read: (input, { field }) => {
    const members = membersOf(input).map((text) => readMember(text, field));
    const fault = members.find(({ fault }) => fault !== null)?.fault ?? null;
    if (fault !== null) return { value: null, fault };
    return { value: members.flatMap(({ value }) => value ?? []), fault };
  },
  validate: (value, { field }) => validateMembers(value, field),
});

function membersOf(text: string): readonly string[] {
  return splitList(text, ',\n')
    .map((member) => member.trim())
    .filter((member) => member !== '');
}
