import * as core from '@bozor/form-engine';
import * as en from '@bozor/form-engine/en';
import * as explain from '@bozor/form-engine/explain';
import * as har from '@bozor/form-engine/har';
import * as inspect from '@bozor/form-engine/inspect';
import * as json from '@bozor/form-engine/json';
import * as reconcile from '@bozor/form-engine/reconcile';
import * as rules from '@bozor/form-engine/rules';
import * as schema from '@bozor/form-engine/schema';
import * as search from '@bozor/form-engine/search';
import * as store from '@bozor/form-engine/store';
import * as tg from '@bozor/form-engine/tg';
import * as trace from '@bozor/form-engine/trace';
import * as validateDoor from '@bozor/form-engine/validate';
import { expect, test } from 'vitest';

/** A new public name is a reviewed line here. */
const SURFACE: readonly (readonly [door: string, names: object, expected: readonly string[]])[] = [
  [
    'core',
    core,
    [
      'DATA_TYPES',
      'FIELD_TYPES',
      'compile',
      'faultOf',
      'faults',
      'fieldContext',
      'kindOf',
      'kinds',
      'payload',
      'start',
      'step',
      'toOptions',
    ],
  ],
  ['explain', explain, ['DIAGNOSTICS', 'english', 'explainDiagnostic', 'russian']],
  ['inspect', inspect, ['FEATURES', 'coverage', 'diagnose', 'explainStep', 'reach', 'why']],
  ['har', har, ['SKIP_REASONS', 'importHar']],
  ['validate', validateDoor, ['explainFaults', 'validate', 'validateLoaded']],
  [
    'json',
    json,
    [
      'describeJson',
      'findJsonFault',
      'isJsonObject',
      'isList',
      'isPointer',
      'isScalar',
      'pointerNames',
      'scanJson',
      'textPositions',
      'toPointer',
      'valueAt',
    ],
  ],
  ['reconcile', reconcile, ['reconcile']],
  [
    'rules',
    rules,
    [
      'IMEI_LENGTH',
      'MAX_ADDRESS_LENGTH',
      'MAX_LATITUDE',
      'MAX_LONGITUDE',
      'alpha',
      'alphaNum',
      'email',
      'float',
      'imei',
      'max',
      'min',
      'numeric',
      'parseNumber',
      'printNumber',
      'required',
      'urlHost',
    ],
  ],
  ['schema', schema, ['schemaFormats', 'schemaKeywords', 'toJsonSchema']],
  [
    'search',
    search,
    [
      'KM_PER_DEGREE',
      'QUERY_PREFIX',
      'choiceTexts',
      'fold',
      'fromQuery',
      'meetsCriteria',
      'phoneticKey',
      'searchedKeys',
      'spanOf',
      'toChips',
      'toCriteria',
      'toQuery',
      'toSearchFilters',
      'wideKeys',
      'wordsOf',
    ],
  ],
  ['store', store, ['connectOptions', 'createFormStore', 'faultText', 'fieldView', 'shownField']],
  [
    'trace',
    trace,
    [
      'TRACE_FORMAT',
      'TRACE_VERSION',
      'changeBetween',
      'differenceText',
      'directTrace',
      'expectAll',
      'fieldNames',
      'networkProfiles',
      'openDirector',
      'openRecorder',
      'readTrace',
      'replay',
      'scrub',
      'shrinkTrace',
      'simulatedClock',
      'snapshot',
      'systemClock',
      'toEvent',
      'toWireOptions',
      'traceSchema',
      'withoutExpectations',
      'writeTrace',
    ],
  ],
  ['en', en, ['english']],
  ['tg', tg, ['tajik', 'tajikChips']],
];

test.for(SURFACE)('the door %s opens on these names and no others', ([, names, expected]) => {
  expect(Object.keys(names).toSorted()).toEqual(expected);
});
