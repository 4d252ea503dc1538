import { askSignIn } from '../../features/auth/ask-sign-in.ts';
import { savedWords } from '../../features/saved-searches/saved-words.ru.ts';

/** Asks a guest who saves a search to sign in; resolves to whether a user is signed in. */
export function askToSave(): Promise<boolean> {
  return askSignIn({ title: savedWords.signInToSave });
}
