import { useOwnDrafts } from '../../api/account/use-own-drafts.ts';
import type { AdDraft } from '../../device/ad-drafts.ts';
import { writeCreateAddress } from './ad-address.ts';
import { DraftOffer } from './DraftOffer.tsx';
import type { CreateAdActor } from './machine/create-ad.machine.ts';
import { OtherDrafts } from './OtherDrafts.tsx';

interface DraftsProps {
  readonly actor: CreateAdActor;
  readonly onGo: (href: string) => void;
}

/**
 * The user's drafts, over the choice of a category: the newest is offered, the others are listed.
 * Renders nothing without one.
 */
export function Drafts({ actor, onGo }: DraftsProps) {
  const [newest, ...others] = useOwnDrafts().own;
  if (newest === undefined) return null;
  const open = ({ categoryId, subcategoryId }: AdDraft) => {
    actor.send({ type: 'draft.chosen', subcategoryId });
    onGo(writeCreateAddress({ categoryId, subcategoryId }));
  };
  const discard = (draft: AdDraft) => actor.send({ type: 'draft.discarded', draft });
  return (
    <>
      <DraftOffer
        key={newest.subcategoryId}
        name={newest.name}
        onContinue={() => open(newest)}
        onRestart={() => discard(newest)}
      />
      {others.length > 0 && <OtherDrafts drafts={others} onContinue={open} onDelete={discard} />}
    </>
  );
}
