/** The shapes that values come in; several kinds may share one. */
export type ShapeName =
  | 'choice'
  | 'choice-list'
  | 'text'
  | 'url'
  | 'imei'
  | 'number'
  | 'date'
  | 'date-time'
  | 'tick'
  | 'text-list'
  | 'range'
  | 'salary'
  | 'place'
  | 'kept';
