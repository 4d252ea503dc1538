/**
 * What is wrong with a value, as data. `fault-text.ru.ts` has the sentence of every code;
 * a code without a sentence does not compile.
 */
export type Fault =
  | { readonly code: 'required' }
  | { readonly code: 'number.invalid' }
  | { readonly code: 'number.integer' }
  | { readonly code: 'number.too-long' }
  | { readonly code: 'number.min'; readonly min: number }
  | { readonly code: 'number.max'; readonly max: number }
  | { readonly code: 'bound.min'; readonly limit: number; readonly name: string }
  | { readonly code: 'bound.max'; readonly limit: number; readonly name: string }
  | { readonly code: 'text.min'; readonly min: number }
  | { readonly code: 'text.max'; readonly max: number }
  | { readonly code: 'range.invalid' }
  | { readonly code: 'range.order' }
  | { readonly code: 'range.reversed' }
  | { readonly code: 'date.invalid' }
  | { readonly code: 'time.missing' }
  | { readonly code: 'url.invalid' }
  | { readonly code: 'imei.digits' }
  | { readonly code: 'imei.length'; readonly length: number }
  | { readonly code: 'imei.checksum' }
  | { readonly code: 'choice.unknown' }
  | { readonly code: 'shape.invalid' }
  | { readonly code: 'key.unknown' }
  | { readonly code: 'field.hidden' }
  | { readonly code: 'email.invalid' }
  | { readonly code: 'alpha.invalid' }
  | { readonly code: 'alpha-num.invalid' }
  | { readonly code: 'numeric.invalid' }
  | { readonly code: 'float.invalid' }
  | { readonly code: 'float.min'; readonly min: number }
  | { readonly code: 'float.max'; readonly max: number };

/** The stable name of a fault. */
export type FaultCode = Fault['code'];

/** Codes of faults without parameters. */
export type PlainFaultCode = {
  [F in Fault as F['code']]: keyof F extends 'code' ? F['code'] : never;
}[FaultCode];

/** The sentence a person reads for a fault, in one language. */
export type FaultText = (fault: Fault) => string;

/** A verdict on one value: `null` when it is right, and for the empty value unless presence is its business. */
export type Rule<Value> = (value: Value) => Fault | null;
