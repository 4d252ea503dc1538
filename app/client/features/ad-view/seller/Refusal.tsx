import { Button } from '../../../ui/button/Button.tsx';
import { adViewWords } from '../ad-view-words.ru.ts';
import type { SellerPhone } from './use-seller-phone.ts';

interface RefusalProps {
  readonly phone: SellerPhone;
  readonly className: string | undefined;
}

/** Why the number is not shown. */
export function Refusal({ phone: { state, signIn }, className }: RefusalProps) {
  return (
    <div className={className} role="alert">
      {state.at === 'refused' && (
        <>
          <p>{state.message}</p>
          {state.endsBySignIn && (
            <Button size="block" onClick={() => void signIn()}>
              {adViewWords.signIn}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
