import { useMachine } from '@xstate/react';
import { Suspense, useCallback, useEffect, useState } from 'react';

import { lastPhoneDigits } from '../../api/authorization.ts';
import { sessionExpiry } from '../../device/session.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { authWords } from './auth-words.ru.ts';
import type { ResumedStep } from './auth.machine.ts';
import { CodeStep } from './CodeStep.tsx';
import { LazyImportDialog } from './import/LazyImportDialog.tsx';
import { NameStep } from './NameStep.tsx';
import { PhoneStep } from './PhoneStep.tsx';
import { followStep } from './resume/follow-step.ts';
import { storedStep } from './resume/sign-in-record.ts';
import type { AuthDialogProps } from './sign-in-dialog.ts';
import { signInMachine } from './sign-in-machine.ts';

/** The steps, in order, with their titles (spec §2). */
const STEPS = [
  { name: 'phone', title: authWords.phoneTitle },
  { name: 'code', title: authWords.codeTitle },
  { name: 'name', title: authWords.nameTitle },
] as const;

/** The sign-in dialog (SCREENS §3). */
export function AuthDialog({ title, onClose }: AuthDialogProps) {
  const [input] = useState(firstInput);
  const [hasExpired] = useState(sessionExpiry.value);
  const [state, send, actor] = useMachine(signInMachine, { input });
  const { phone, name, target } = state.context;
  const close = useCallback(() => onClose(), [onClose]);
  const isDone = state.status === 'done';
  useEffect(() => followStep(actor), [actor]);
  useEffect(() => {
    if (isDone) onClose(target ?? undefined);
  }, [isDone, target, onClose]);

  const { otp, importAds } = state.children;
  if (state.matches('import')) {
    const loading = <ImportLoading onClose={close} />;
    if (importAds === undefined) return loading;
    return (
      <Suspense fallback={loading}>
        <LazyImportDialog offer={importAds} onClose={close} />
      </Suspense>
    );
  }
  const index = STEPS.findIndex((step) => state.matches(step.name));
  const step = STEPS[index];
  if (step === undefined) return null;
  const back = () => send({ type: 'back' });
  const submit = () => send({ type: 'submit' });
  const isExpired = hasExpired && step.name === 'phone';
  return (
    <Dialog
      isOpen
      onClose={close}
      title={isExpired ? authWords.expiredTitle : step.title}
      steps={{ now: index + 1, all: STEPS.length, onBack: index === 0 ? null : back }}
    >
      {step.name === 'phone' && (
        <PhoneStep
          lead={isExpired ? authWords.expiredLead : title}
          phone={phone}
          isSending={state.matches({ phone: 'sending' })}
          onPhone={(digits) => send({ type: 'phone.changed', phone: digits })}
          onSubmit={submit}
        />
      )}
      {step.name === 'code' && otp !== undefined && <CodeStep otp={otp} onChangePhone={back} />}
      {step.name === 'name' && (
        <NameStep
          name={name}
          isSending={state.matches({ name: 'sending' })}
          onName={(text) => send({ type: 'name.changed', name: text })}
          onSubmit={submit}
        />
      )}
    </Dialog>
  );
}

function ImportLoading({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog isOpen title={authWords.importTitle} onClose={onClose}>
      <p role="status">{authWords.importLoading}</p>
    </Dialog>
  );
}

/** The last phone of this page, or the step that was open before a reload. */
function firstInput(): { readonly phone: string; readonly resumed: ResumedStep | null } {
  const step = storedStep();
  if (step === null) return { phone: lastPhoneDigits(), resumed: null };
  const { name, requestId, resendAt, phone } = step;
  return {
    phone,
    resumed: { name, requestId, resendInMs: Math.max(0, resendAt - Date.now()) },
  };
}
