import { textFault } from '../wire/text-fault.ts';
import { isStorable, text } from '../wire/text.ts';
import { z } from '../wire/zod.ts';
import { ImportCandidate } from './ad-import.ts';
import { AnonymousId } from './anonymous-session.ts';
import { NAME_LENGTH } from './authorization-terms.ts';
import { isHouseName } from './is-house-name.ru.ts';

/** `+992` and nine digits. */
const PhoneNumber = z.string().check(z.regex(/^\+992\d{9}$/));

/** Request of a one-time code (spec §7). */
export const CodeRequest = z.object({
  phone_number: PhoneNumber,
  /** `null` when the client has no session: sign-in does not need one (spec §4). */
  anonymous_id: z.nullish(AnonymousId),
});
export type CodeRequest = z.infer<typeof CodeRequest>;

/** The code has been sent; the id identifies the request in later calls. */
export const CodeSent = z.object({ request_id: z.string() });
export type CodeSent = z.infer<typeof CodeSent>;

/** The code that the user typed (spec §7). */
export const CodeVerification = z.object({
  request_id: z.uuidv4(),
  code: z.string().check(z.regex(/^\d{6}$/)),
});
export type CodeVerification = z.infer<typeof CodeVerification>;

/** The signed-in user. */
const UserInfo = z.object({
  name: z.string(),
  profile_picture: z.nullable(z.string()),
  /** In dirams. */
  balance: z.int(),
});

/** The code was correct (spec §4): a known user is signed in, a new user gives a name next. */
export const Verified = z.object({
  /** `null` for a new user. */
  access_token: z.nullable(z.string()),
  user_profile: z.nullable(z.object({ user_info: UserInfo })),
});
export type Verified = z.infer<typeof Verified>;

/**
 * A user's name: trimmed, with single spaces; then refused when it is invisible, too long, has no letter,
 * contains control or direction characters or heaps of marks, or imitates the site.
 */
export const UserName = z.string().check(
  z.overwrite((name) => name.replaceAll(/\s+/g, ' ').trim()),
  z.minLength(1),
  z.maxLength(NAME_LENGTH),
  z.refine(isStorable),
  z.refine((name) => !/[\p{Cc}\p{Bidi_Control}]/u.test(name)),
  // A name of digits or pictures alone identifies no person.
  z.refine((name) => /\p{L}/u.test(name) && textFault(name) === null && !isHouseName(name)),
);

/** Maximum length of a name as it was typed, in UTF-16 units. */
const GIVEN_NAME_LENGTH = 400;

/** A new user's name as it was typed, after the code (spec §7): `UserName` checks it. */
export const NewUser = z.object({ request_id: z.uuidv4(), username: text(GIVEN_NAME_LENGTH) });
export type NewUser = z.infer<typeof NewUser>;

/** The new user is signed in; `advertisements` are ads that can be imported (spec §3). */
export const CreatedUser = z.object({
  access_token: z.string(),
  advertisements: z.array(ImportCandidate),
});
export type CreatedUser = z.infer<typeof CreatedUser>;
