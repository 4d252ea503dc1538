import { fromPromise } from 'xstate';

import type {
  CreatedUser,
  ImportCandidate,
  ImportOutcome,
  Verified,
} from '../../../contract/index.ts';
import { createUser, requestCode, verifyCode } from '../../api/authorization.ts';
import type { CodeAttempt, CodeRequested, NewUserRequest } from '../../api/authorization.ts';
import { importAds, loadImportOffer } from '../../api/imports/import-ads.ts';
import { rememberUser } from '../../device/session.ts';
import { showError } from '../../ui/error-dialog/error.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { authWords } from './auth-words.ru.ts';
import { authMachine } from './auth.machine.ts';
import { failureMessage, sendFailureMessage } from './failure-message.ts';
import { importMachine } from './import/import.machine.ts';
import { otpMachine } from './otp.machine.ts';

const sendCode = fromPromise<CodeRequested, { readonly phone: string }>(({ input, signal }) =>
  requestCode(input.phone, signal),
);

/** The sign-in dialog's machine, connected to the API, the session and the error dialog. */
export const signInMachine = authMachine.provide({
  actors: {
    sendCode,
    createUser: fromPromise<CreatedUser, NewUserRequest>(({ input, signal }) =>
      createUser(input, signal),
    ),
    loadOffer: fromPromise<readonly ImportCandidate[]>(({ signal }) => loadImportOffer(signal)),
    importAds: importMachine.provide({
      actors: {
        publishAds: fromPromise<readonly ImportOutcome[], { readonly ids: readonly number[] }>(
          ({ input, signal }) => importAds(input.ids, signal),
        ),
      },
      actions: {
        // With the offer's code: this device's drafts are not part of a sign-in.
        keepDrafts: (_args, { outcomes }) =>
          void import('./import/keep-drafts.ts').then(
            ({ keepDrafts }) => keepDrafts(outcomes),
            () => undefined,
          ),
        showError: (_args, { error }) => void showError(failureMessage(error)),
      },
    }),
    otp: otpMachine.provide({
      actors: {
        verifyCode: fromPromise<Verified, CodeAttempt>(({ input, signal }) =>
          verifyCode(input, signal),
        ),
        resendCode: sendCode,
        showRefusal: fromPromise<void, { readonly error: unknown }>(({ input }) =>
          showError(failureMessage(input.error)),
        ),
      },
      actions: {
        keepUser: (_args, { verified }) => keepKnown(verified),
        showSent: () => showToast({ text: authWords.resent }),
        showError: (_args, { error }) => void showError(sendFailureMessage(error)),
      },
    }),
  },
  actions: {
    keepUser: (_args, { created, name }) =>
      rememberUser({
        accessToken: created.access_token,
        username: name,
        profilePicture: null,
        balance: null,
      }),
    showError: (_args, { error }) => void showError(sendFailureMessage(error)),
  },
});

/**
 * An existing user is signed in; for a new one there is no token yet, and nothing is stored (spec
 * §4).
 */
function keepKnown({ access_token, user_profile }: Verified): void {
  if (access_token === null) return;
  const user = user_profile?.user_info;
  rememberUser({
    accessToken: access_token,
    username: user?.name ?? null,
    profilePicture: user?.profile_picture ?? null,
    balance: user?.balance ?? null,
  });
}
