/** Why an entry of a recording became no part of a page or a trace, as a person reads it. */
export const SKIP_REASONS = {
  'har.shape': 'This is no HAR: it has no log with a list of entries.',
  'entry.shape': 'The entry has no request with a method and an address.',
  'entry.duplicate': 'The same entry is in the recording twice.',
  'call.preflight': 'A question of the browser to the server, before the call itself.',
  'answer.redirect': 'The server sent the browser on; the entry that follows has the answer.',
  'answer.failed': 'The call failed, and it asked for no list of a form that was open.',
  'body.missing': 'The recording has no body of the answer. Record again with the contents kept.',
  'body.unreadable': 'The body of the answer could not be decoded.',
  'body.not-json': 'The answer is no JSON.',
  'shape.unknown': 'JSON, but neither a filter page nor a list of values, and no values were sent.',
  'page.repeated': 'The same page came again; the form that was open is taken to have stayed.',
  'page.unmeant': 'A page of filters, but its address is none of those to read.',
  'list.orphan': 'A list of values for no filter of a page that came before.',
  'list.unasked': 'A list that the form would not have asked for as far as is known.',
  'list.repeated': 'A list that the form had already.',
  'payload.orphan': 'Values were sent, but no page that came before has fields for them.',
  'payload.left-over': 'Some of the values sent have no field that shows; the rest was taken.',
} as const;

/** A stable code of `SKIP_REASONS`. */
export type SkipReason = keyof typeof SKIP_REASONS;
