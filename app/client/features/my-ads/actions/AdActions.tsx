import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import type { AdChange } from '../../../../contract/index.ts';
import type { AdEvent } from '../../../../contract/plain.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { RowMenu } from '../../../ui/menu/RowMenu.tsx';
import { actionTexts, actionWords } from './action-words.ru.ts';
import { changeOwnAd } from './change-own-ad.ts';
import type { OwnAd } from './own-ad.ts';

import styles from './AdActions.module.css';

const ActionDialog = lazy(() =>
  import('./ActionDialog.tsx').then(({ ActionDialog: Dialog }) => ({ default: Dialog })),
);

/** Display order; the first allowed action has a button of its own in a row. */
const ORDER: readonly AdEvent[] = ['UNDELETE', 'RESTORE', 'MARK_SOLD', 'HIDE', 'DELETE'];

interface AdActionsProps {
  readonly ad: OwnAd;
  /** `row`: one button, the others in a menu; `page`: a button for each. */
  readonly variant: 'row' | 'page';
}

/** What the seller may do with an ad now, as the server allows it. */
export function AdActions({ ad, variant }: AdActionsProps) {
  const queries = useQueryClient();
  const [asked, setAsked] = useState<AdEvent | null>(null);
  const changing = useMutation({
    mutationFn: (change: AdChange) => changeOwnAd(queries, ad, change),
    // Offline it fails at once with a message, instead of waiting unseen.
    networkMode: 'always',
  });
  const enabled = ORDER.filter((event) =>
    ad.allowed_actions.some((one) => one.enabled && one.action === event),
  );
  const shown = variant === 'page' ? enabled : enabled.slice(0, 1);
  const rest = enabled.slice(shown.length);
  const choose = (event: AdEvent) => {
    if (event === 'RESTORE' || event === 'UNDELETE') changing.mutate({ event });
    else setAsked(event);
  };

  return (
    <section className={styles.actions} data-variant={variant}>
      {shown.map((event, index) => (
        <Button
          key={event}
          size="small"
          variant={toneOf(event, index)}
          busy={changing.variables?.event === event && changing.isPending ? nameOf(event) : null}
          onClick={() => choose(event)}
        >
          <Icon name={actionTexts[event].icon} />
          {nameOf(event)}
        </Button>
      ))}
      {rest.length > 0 && (
        <RowMenu
          label={`${actionWords.more}: ${ad.title}`}
          title={ad.title}
          actions={rest.map((event) => ({
            ...actionTexts[event],
            isDangerous: event === 'DELETE',
            onChoose: () => choose(event),
          }))}
        />
      )}
      <WhyNot ad={ad} />
      {asked !== null && (
        <Suspense fallback={null}>
          <ActionDialog
            event={asked}
            onClose={() => setAsked(null)}
            onConfirm={(change) => {
              setAsked(null);
              changing.mutate(change);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

/** Why an action that belongs to the status is not possible. */
function WhyNot({ ad }: { readonly ad: OwnAd }) {
  const reason = ad.allowed_actions.find(({ why_not }) => why_not !== undefined)?.why_not;
  if (reason === undefined) return null;
  return (
    <p className={styles.why}>{reason === 'EXPIRED' ? actionWords.expired : actionWords.erased}</p>
  );
}

function nameOf(event: AdEvent): string {
  return actionTexts[event].name;
}

function toneOf(event: AdEvent, index: number): 'soft' | 'danger' | 'neutral' {
  if (event === 'DELETE') return 'danger';
  return index === 0 ? 'soft' : 'neutral';
}
