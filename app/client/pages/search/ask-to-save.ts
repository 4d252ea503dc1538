import { askSignIn } from '../../features/auth/ask-sign-in.ts';
import { takeResumedAction } from '../../features/auth/resume/take-resumed-action.ts';
import { savedWords } from '../../features/saved-searches/saved-words.ru.ts';
import type { SignInToSave } from '../../features/saved-searches/use-save-search.ts';
import { writeSearchAddress } from '../../links/search-address.ts';
import type { SearchAddress } from '../../links/search-address.ts';

/** The sign-in of a guest who saves the search of an address. A reload does not lose the save. */
export function askToSave(address: SearchAddress): SignInToSave {
  const action = `save ${writeSearchAddress({ ...address, sort: 'relevant' })}`;
  return {
    ask: () => askSignIn({ title: savedWords.signInToSave, action }),
    isResumed: () => takeResumedAction(action),
  };
}
