import { useMachine } from '@xstate/react';
import { useEffect } from 'react';

import { lastPhoneDigits } from '../../api/authorization.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import type { AuthDialogProps } from './auth-dialog-props.ts';
import { authWords } from './auth-words.ru.ts';
import { CodeStep } from './CodeStep.tsx';
import { NameStep } from './NameStep.tsx';
import { PhoneStep } from './PhoneStep.tsx';
import { signInMachine } from './sign-in-machine.ts';

/** The steps, in order, with their titles (spec §2). */
const STEPS = [
  { name: 'phone', title: authWords.phoneTitle },
  { name: 'code', title: authWords.codeTitle },
  { name: 'name', title: authWords.nameTitle },
] as const;

/** The sign-in dialog (SCREENS §3). */
export function AuthDialog({ title, onClose }: AuthDialogProps) {
  const [state, send] = useMachine(signInMachine, { input: { phone: lastPhoneDigits() } });
  const { phone, name } = state.context;
  const isDone = state.status === 'done';
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);

  const index = STEPS.findIndex((step) => state.matches(step.name));
  const step = STEPS[index];
  if (step === undefined) return null;
  const back = () => send({ type: 'back' });
  const submit = () => send({ type: 'submit' });
  const { otp } = state.children;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={step.title}
      steps={{ now: index + 1, all: STEPS.length, onBack: index === 0 ? null : back }}
    >
      {step.name === 'phone' && (
        <PhoneStep
          lead={title}
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
