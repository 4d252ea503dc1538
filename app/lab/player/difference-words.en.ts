import type { Difference } from '@bozor/form-engine/trace';

/** Kinds of differences; the values are shown beside them. */
export const differenceNames: Readonly<Record<Difference['code'], string>> = {
  'value.other': 'Another value',
  'value.missing': 'No value where one is expected',
  'value.kept': 'The value was to go and is still there',
  'value.unexpected': 'A value came that was not expected',
  'value.gone': 'The value went and was to stay',
  'load.other': 'Another list is requested',
  'load.missing': 'The list is not requested',
  'load.unexpected': 'One list too many is requested',
  'diagnostic.other': 'Another defect of the definition',
  'diagnostic.missing': 'A defect of the definition is not found',
  'diagnostic.unexpected': 'One defect of the definition too many',
  'key.unknown': 'There is no such field',
  'load.unasked': 'The form did not request such a list',
  'load.late': 'The form no longer waits for this list',
};
