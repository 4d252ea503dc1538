import { useQuery } from '@tanstack/react-query';

import { ownProfile } from '../../api/account/own-profile.ts';
import { draftsCell } from '../../device/ad-drafts.ts';
import { writeCreateAddress } from './ad-address.ts';
import { DraftOffer } from './DraftOffer.tsx';
import type { CreateAdActor } from './machine/create-ad.machine.ts';

interface LatestDraftProps {
  readonly actor: CreateAdActor;
  readonly onGo: (href: string) => void;
}

/** The user's newest draft, over the choice of a category; renders nothing without one. */
export function LatestDraft({ actor, onGo }: LatestDraftProps) {
  const drafts = draftsCell.use();
  const { data: profile } = useQuery(ownProfile());
  const draft = drafts.find(({ ownerId }) => ownerId === profile?.id);
  if (draft === undefined) return null;
  const { name, categoryId, subcategoryId } = draft;
  return (
    <DraftOffer
      name={name}
      onContinue={() => {
        actor.send({ type: 'draft.chosen', subcategoryId });
        onGo(writeCreateAddress({ categoryId, subcategoryId }));
      }}
      onRestart={() => actor.send({ type: 'draft.discarded', draft })}
    />
  );
}
