import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import type { Verified } from '../../../contract/index.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { authWords, welcomeText } from './auth-words.ru.ts';
import { CodeBoxes } from './CodeBoxes.tsx';
import type { CodeState } from './CodeBoxes.tsx';
import type { otpMachine } from './otp.machine.ts';
import { phoneLine } from './phone-edit.ts';

import styles from './CodeStep.module.css';

interface CodeStepProps {
  readonly otp: ActorRefFrom<typeof otpMachine>;
  readonly onChangePhone: () => void;
}

/** «Введите код»: six boxes that submit themselves, and a new code after a minute. */
export function CodeStep({ otp, onChangePhone }: CodeStepProps) {
  const state = useSelector(otp, (snapshot) => snapshot);
  const { phone, requestId, code, secondsLeft } = state.context;
  const isWaiting = state.matches({ asking: { resend: 'waiting' } });
  const isAccepted = !state.matches('asking');
  const isSending = state.matches({ asking: { resend: 'sending' } });

  return (
    <div className={styles.step}>
      <p className={styles.lead}>
        {authWords.codeLead}{' '}
        <span className={styles.line}>
          <b className={styles.phone}>{phoneLine(phone)}</b>
          <button type="button" className={styles.change} onClick={onChangePhone}>
            {authWords.change}
          </button>
        </span>
      </p>
      <CodeBoxes
        // After a new code was sent, entry starts at the first box.
        key={requestId}
        code={code}
        state={codeState(state)}
        accepted={acceptedText(state.context.verified)}
        onCode={(next) => otp.send({ type: 'code.changed', code: next })}
      />
      <div className={styles.resend}>
        {(isWaiting || isAccepted) && (
          <p className={styles.timer}>
            {authWords.resendIn} <b className={styles.clock}>{clockText(secondsLeft)}</b>
          </p>
        )}
        <Button
          size="block"
          disabled={isWaiting || isAccepted}
          busy={isSending ? authWords.sending : null}
          onClick={() => otp.send({ type: 'resend' })}
        >
          {authWords.resend}
        </Button>
      </div>
      <p className={styles.secret}>
        <Icon name="shield" size={22} />
        {authWords.secret}
      </p>
    </div>
  );
}

function codeState(state: SnapshotFrom<typeof otpMachine>): CodeState {
  if (state.matches({ asking: { entry: 'verifying' } })) return 'checking';
  if (state.matches({ asking: { entry: 'refused' } })) return 'refused';
  return state.matches('asking') ? 'typing' : 'accepted';
}

/** Greets an existing user by name; a new one gives it next. */
function acceptedText(verified: Verified | null): string {
  const name = verified?.user_profile?.user_info.name;
  return name === undefined ? authWords.accepted : welcomeText(name);
}

/** `1:00`, `0:42`. */
function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
