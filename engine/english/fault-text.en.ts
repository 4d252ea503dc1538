import type { Fault, PlainFaultCode } from '../rules/fault.ts';
import { formatLimit } from '../rules/numbers/format-number.ts';

/** The sentence a person reads for a fault, in English. */
export function faultText(fault: Fault): string {
  switch (fault.code) {
    case 'number.min':
      return `The least value is ${formatLimit(fault.min)}`;
    case 'number.max':
      return `The greatest value is ${formatLimit(fault.max)}`;
    case 'bound.min':
      return `Must not be less than «${fault.name}»: ${formatLimit(fault.limit)}`;
    case 'bound.max':
      return `Must not be more than «${fault.name}»: ${formatLimit(fault.limit)}`;
    case 'text.min':
      return `The least length is ${formatLimit(fault.min)}`;
    case 'text.max':
      return `The greatest length is ${formatLimit(fault.max)}`;
    case 'imei.length':
      return `An IMEI has exactly ${fault.length} digits`;
    case 'float.min':
      return `The value must be at least ${formatLimit(fault.min)}`;
    case 'float.max':
      return `The value must be at most ${formatLimit(fault.max)}`;
    default:
      return sentences[fault.code];
  }
}

// A code without a sentence does not compile.
const sentences: Readonly<Record<PlainFaultCode, string>> = {
  required: 'This field is required',
  'number.invalid': 'This must be a number',
  'number.integer': 'This must be a whole number',
  'number.too-long': 'The number is too long. Shorten it to 15 digits',
  'range.invalid': 'Enter valid numbers',
  'range.order': 'The lower limit cannot be above the upper one',
  'range.reversed': 'The «from» value is above the «to» value',
  'date.invalid': 'There is no such date',
  'time.missing': 'Enter the time',
  'url.invalid': 'Enter a valid URL',
  'imei.digits': 'An IMEI has digits only',
  'imei.checksum': 'This is not a valid IMEI: check whether every digit is right',
  'choice.unknown': 'Choose a value of the list',
  'shape.invalid': 'The value does not fit this field',
  'key.unknown': 'This form has no such field',
  'field.hidden': 'This field cannot be filled in now',
  'email.invalid': 'Enter the whole address, for example name@example.com',
  'alpha.invalid': 'Only letters are allowed',
  'alpha-num.invalid': 'Only letters and digits are allowed',
  'numeric.invalid': 'Only digits are allowed',
  'float.invalid': 'Enter a valid number',
};
