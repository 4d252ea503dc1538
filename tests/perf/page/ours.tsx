import { compile } from '@bozor/form-engine';
import { EngineForm } from '@bozor/form-engine/react';
import { createFormStore } from '@bozor/form-engine/store';

import { benchFields } from '../bench-fields.ts';
import type { BenchField, BenchLook } from '../bench-fields.ts';
import { enterContest } from './contest.ts';

const types: Readonly<Record<BenchLook, readonly [type: string, dataType: string]>> = {
  text: ['EDIT_TEXT', 'STRING'],
  number: ['EDIT_TEXT', 'INTEGER'],
  select: ['DROP_LIST', 'STRING'],
  radio: ['LIST_RADIO_BUTTON', 'STRING'],
  checkbox: ['CHECKBOX', 'BOOLEAN'],
  area: ['TEXT_AREA', 'STRING'],
  date: ['DATE', 'DATE'],
  range: ['RANGE_INPUT', 'INTEGER'],
  boxes: ['CHECKBOX', 'STRING_LIST'],
  url: ['URL', 'STRING'],
};

function toFilter(field: BenchField, place: number) {
  const [type, dataType] = types[field.look];
  return {
    id: place,
    key: field.key,
    name: field.label,
    type,
    data_type: dataType,
    is_multiselect: field.look === 'boxes',
    max_length: field.look === 'text' ? 200 : null,
    values: field.options.map((option, id) => ({ id, name: option, value: option, key: option })),
  };
}

function openForm() {
  const plan = compile({ filters: benchFields.map(toFilter) }, { mode: 'ad' });
  return createFormStore(plan);
}

enterContest(() => <EngineForm store={openForm()} submitLabel="Send" onSubmit={() => undefined} />);
