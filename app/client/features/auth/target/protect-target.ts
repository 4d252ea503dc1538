import { navigate } from 'wouter/use-browser-location';
import { createActor, fromCallback, fromPromise, toPromise } from 'xstate';
import type { ActorRefFrom } from 'xstate';

import { createCell } from '../../../cell/cell.ts';
import { currentSession, followOtherTabs } from '../../../device/session.ts';
import { AuthDialog } from '../AuthDialog.tsx';
import { dropSignInRecord, keepRequest } from '../resume/sign-in-record.ts';
import { signInDialog, type SignInRequest } from '../sign-in-dialog.ts';
import { protectedTargetMachine } from './protected-target.machine.ts';

/** The target of the open dialog; `null` without one. */
const current = createCell<ActorRefFrom<typeof protectedTargetMachine> | null>({ server: null });

const liveTarget = protectedTargetMachine.provide({
  actors: {
    followTabs: fromCallback(({ sendBack }) =>
      followOtherTabs(() => {
        if (isSignedIn()) sendBack({ type: 'signed-in.elsewhere' });
      }),
    ),
    openTarget: fromPromise(async ({ input: { target } }) => {
      if (target !== null && target !== location.pathname + location.search) navigate(target);
      return isSignedIn();
    }),
  },
  actions: {
    hideDialog: () => {
      dropSignInRecord();
      current.change(null);
      signInDialog.change(null);
    },
    openHome: () => navigate('/', { replace: true }),
    reload: () => location.reload(),
  },
});

/**
 * Opens the sign-in dialog for a target, or adds a caller to the open one.
 *
 * @returns Whether a user is signed in at the end.
 */
export async function protectTarget(request: SignInRequest): Promise<boolean> {
  const wanted = { target: request.target ?? null, closing: request.closing ?? 'stay' };
  const open = current.value();
  if (open !== null) {
    open.send({ type: 'requested', ...wanted });
    return endOf(open);
  }
  const actor = createActor(liveTarget, { input: wanted });
  current.change(actor);
  const path = location.pathname;
  const { title = null, action = null } = request;
  actor.subscribe((snapshot) => {
    if (snapshot.matches('asking')) keepRequest({ ...snapshot.context, path, title, action });
  });
  actor.start();
  signInDialog.change({
    Dialog: AuthDialog,
    title,
    path,
    onClose: (target) => {
      if (current.value() !== actor) return;
      actor.send({ type: 'dialog.ended', isSignedIn: isSignedIn(), target: target ?? null });
    },
    onLeave: () => {
      if (current.value() === actor) actor.send({ type: 'page.left' });
    },
  });
  return endOf(actor);
}

async function endOf(actor: ActorRefFrom<typeof protectedTargetMachine>): Promise<boolean> {
  await toPromise(actor);
  return isSignedIn();
}

function isSignedIn(): boolean {
  return currentSession().accessToken !== null;
}
