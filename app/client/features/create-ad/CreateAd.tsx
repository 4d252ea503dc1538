import { useSelector } from '@xstate/react';
import { Fragment, useEffect } from 'react';
import type { ReactNode } from 'react';

import type { CreateAddress } from './ad-address.ts';
import { FIRST_STEP, writeCreateAddress } from './ad-address.ts';
import { ChooseStep } from './choose/ChooseStep.tsx';
import { ChosenForm } from './ChosenForm.tsx';
import { createAdWords } from './create-ad-words.ru.ts';
import { Drafts } from './Drafts.tsx';
import { LimitNote } from './LimitNote.tsx';
import type { CreateAdSnapshot, OpenAd } from './machine/create-ad.machine.ts';
import { useCreateAd } from './machine/use-create-ad.ts';
import { FormMenu } from './menu/FormMenu.tsx';
import { SaveLine } from './steps/SaveLine.tsx';
import { StepBars } from './steps/StepBars.tsx';
import { StepList } from './steps/StepList.tsx';

import styles from './CreateAd.module.css';

/** The page's head, rendered by the page. */
interface CreateAdHead {
  readonly title: string;
  /** Link to the previous step; `null` on the first, where back leaves the page. */
  readonly backHref: string | null;
  /** Content at its end; `null` without actions. */
  readonly menu: ReactNode;
}

interface CreateAdProps {
  readonly address: CreateAddress;
  /** Opens another address of the site. */
  readonly onGo: (href: string) => void;
  /** Reports the first form. */
  readonly onOpen: () => void;
  /** Opens the sign-in dialog; resolves to whether a user is signed in. */
  readonly signIn: () => Promise<boolean>;
  readonly renderHead: (head: CreateAdHead) => ReactNode;
}

/** A new ad: its category, its form, the published ad. */
export function CreateAd({ address, onGo, onOpen, signIn, renderHead }: CreateAdProps) {
  const actor = useCreateAd(address, signIn);
  const open = useSelector(actor, ({ context }) => context.open);
  const step = useSelector(actor, stepOf);
  const isFilling = useSelector(open?.actor, (ad) => ad?.matches('filling') ?? false);
  const stage = step === 'opening' && isFilling ? 'form' : step;
  const categoryId = open?.page.target.categoryId ?? address.categoryId;
  const stepBack = writeCreateAddress({ categoryId, subcategoryId: null });
  const isChoosing = stage === 'choosing';
  const hasForm = open !== null;

  useEffect(() => {
    if (hasForm) onOpen();
  }, [hasForm, onOpen]);

  return (
    <div className={styles.page} data-step={stage}>
      <div className={styles.side}>
        {/* A head of its own per step: a new heading takes the focus. */}
        <Fragment key={`${TITLES[stage]} ${address.categoryId}`}>
          {renderHead({
            title: TITLES[stage],
            backHref: backOf(stage, stepBack, address),
            menu:
              open !== null && stage === 'form' ? (
                <FormMenu actor={open.actor} onGo={onGo} />
              ) : null,
          })}
        </Fragment>
        {stage !== 'published' && (
          <Steps now={isChoosing ? 1 : 2} open={isChoosing ? null : open} backHref={stepBack} />
        )}
      </div>
      {isChoosing ? (
        <div className={styles.main}>
          <LimitNote />
          {address.categoryId === null && <Drafts actor={actor} onGo={onGo} />}
          <ChooseStep categoryId={address.categoryId} />
        </div>
      ) : (
        <ChosenForm actor={actor} backHref={stepBack} />
      )}
    </div>
  );
}

type Step = 'choosing' | 'opening' | 'published';
/** `form`: it is being filled in; `opening`: it is loading, or its draft is offered. */
type Stage = Step | 'form';

const TITLES: Readonly<Record<Stage, string>> = {
  choosing: createAdWords.choose,
  opening: createAdWords.title,
  form: createAdWords.title,
  published: createAdWords.publishedTitle,
};

function stepOf(snapshot: CreateAdSnapshot): Step {
  if (snapshot.matches('choosing')) return 'choosing';
  return snapshot.matches('published') ? 'published' : 'opening';
}

/** The previous step; from the first one back leaves the page. */
function backOf(stage: Stage, stepBack: string, address: CreateAddress): string | null {
  if (stage === 'published') return null;
  if (stage !== 'choosing') return stepBack;
  return address.categoryId === null ? null : writeCreateAddress(FIRST_STEP);
}

interface StepsProps {
  readonly now: 1 | 2;
  /** The ad whose form is shown; `null` before there is one. */
  readonly open: OpenAd | null;
  /** Link to the first step. */
  readonly backHref: string;
}

function Steps({ now, open, backHref }: StepsProps) {
  const chosen = open === null ? null : { name: open.page.subcategoryName, href: backHref };
  const saveLine = open === null ? null : <SaveLine actor={open.actor} />;
  return (
    <>
      <StepBars now={now}>{saveLine}</StepBars>
      <div className={styles.wide}>
        <StepList now={now} chosen={chosen} />
        {saveLine}
      </div>
    </>
  );
}
