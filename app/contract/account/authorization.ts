import { isStorable } from '../wire/text.ts';
import { z } from '../wire/zod.ts';
import { AnonymousId } from './anonymous-session.ts';
import { NAME_LENGTH } from './authorization-terms.ts';

/** `+992` and nine digits. */
const PhoneNumber = z.string().check(z.regex(/^\+992\d{9}$/));

/** Request of a one-time code (spec §7). */
export const CodeRequest = z.object({
  phone_number: PhoneNumber,
  /** `null` when the session could not be opened: signing in goes without (spec §4). */
  anonymous_id: z.nullish(AnonymousId),
});
export type CodeRequest = z.infer<typeof CodeRequest>;

/** The code is on its way; the id stands for the request from here on. */
export const CodeSent = z.object({ request_id: z.string() });
export type CodeSent = z.infer<typeof CodeSent>;

/** What the person typed (spec §7). */
export const CodeVerification = z.object({
  request_id: z.uuidv4(),
  code: z.string().check(z.regex(/^\d{6}$/)),
});
export type CodeVerification = z.infer<typeof CodeVerification>;

/** Who signed in. */
const UserInfo = z.object({
  name: z.string(),
  profile_picture: z.nullable(z.string()),
  /** In dirams. */
  balance: z.int(),
});

/** The code was right (spec §4): a known user is signed in, a new one has yet to give a name. */
export const Verified = z.object({
  /** `null` for a new user. */
  access_token: z.nullable(z.string()),
  user_profile: z.nullable(z.object({ user_info: UserInfo })),
});
export type Verified = z.infer<typeof Verified>;

/**
 * A user's name: tidied (no white space around it, single spaces inside), then refused when nothing
 * of it can be seen, when it is long, or holds what steers a screen instead of standing on it.
 */
export const UserName = z.string().check(
  z.overwrite((name) => name.replaceAll(/\s+/g, ' ').trim()),
  z.minLength(1),
  z.maxLength(NAME_LENGTH),
  z.refine(isStorable),
  z.refine((name) => !/[\p{Cc}\p{Bidi_Control}]/u.test(name)),
  z.refine((name) => /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u.test(name)),
);

/** A new user's name, after the code (spec §7). */
export const NewUser = z.object({ request_id: z.uuidv4(), username: UserName });
export type NewUser = z.infer<typeof NewUser>;

/** A new user is signed in; `advertisements` are what could be imported (spec §3). */
export const CreatedUser = z.object({
  access_token: z.string(),
  advertisements: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      subtitle2: z.nullable(z.string()),
      images: z.array(z.object({ url: z.string() })),
    }),
  ),
});
export type CreatedUser = z.infer<typeof CreatedUser>;
