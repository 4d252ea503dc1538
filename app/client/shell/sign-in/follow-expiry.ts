import { sessionExpiry } from '../../device/session.ts';
import { askSignIn } from '../../features/auth/ask-sign-in.ts';
import { signInDialog } from '../../features/auth/sign-in-dialog.ts';
import { dropToast, showToast } from '../../ui/toast/toast.ts';
import { newsWords } from '../idle/news-words.ru.ts';
import { shellWords } from '../shell-words.ru.ts';

/**
 * Shows that the server ended the session, with a button to sign in again; the sign-in dialog shows
 * it itself. Returns the unsubscribe function.
 */
export function followExpiry(): () => void {
  let shown: number | null = null;
  const drop = () => {
    if (shown !== null) dropToast(shown);
    shown = null;
  };
  const show = () => {
    drop();
    if (!sessionExpiry.value() || signInDialog.value() !== null) return;
    const action = { label: shellWords.enter, onPress: () => void askSignIn() };
    shown = showToast({ text: newsWords.expired, action, isOfSite: true });
  };
  const stops = [
    sessionExpiry.follow(show),
    signInDialog.follow(() => {
      if (signInDialog.value() !== null) drop();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
