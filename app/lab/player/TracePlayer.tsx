import { useIsMobile } from '@bozor/form-engine/react';
import type { Replay, Trace } from '@bozor/form-engine/trace';
import { useState } from 'react';

import { formSections } from '../../client/api/definitions/form-sections.ts';
import { openLabClock } from '../bench/environment/lab-clock.ts';
import { StandBar } from '../bench/environment/StandBar.tsx';
import { FormStage } from '../frame/FormStage.tsx';
import type { LabAddress } from '../lab-address.ts';
import { PlayerHead } from './PlayerHead.tsx';
import { ReadOnlyNotice } from './ReadOnlyNotice.tsx';
import { StepDetails } from './steps/StepDetails.tsx';
import { StepWalk } from './steps/StepWalk.tsx';
import { openPlayback } from './transport/playback.ts';
import { usePlayback } from './transport/use-playback.ts';
import { useReadOnlyForm } from './use-read-only-form.ts';

import styles from './TracePlayer.module.css';

interface TracePlayerProps {
  readonly trace: Trace;
  readonly replay: Replay;
  readonly address: LabAddress;
  readonly onAddress: (change: Partial<LabAddress>) => void;
}

/** A trace step by step: what happened, the form just then, and everything inside it. */
export function TracePlayer({ trace, replay, address, onAddress }: TracePlayerProps) {
  const [clock] = useState(() => openLabClock(address.clock));
  const [playback] = useState(() => openPlayback({ trace, replay, clock, step: address.step }));
  const [sections] = useState(() => formSections(trace.definitions, replay.plan));
  const { step, store } = usePlayback(playback, onAddress);
  const form = useReadOnlyForm(store, sections);
  // Where the form takes all the room, the walk stands above it.
  const isStacked = useIsMobile() || address.width === 'both';
  const stand = { clock, directors: [], address, onAddress };

  const walk = <StepWalk replay={replay} playback={playback} stand={stand} />;
  const stage = (
    <div className={styles.stage}>
      <ReadOnlyNotice attempts={form.attempts} />
      <FormStage forms={[form.drawn]} now={clock.now} address={address} />
    </div>
  );
  const details = (
    <StepDetails
      replay={replay}
      step={step}
      part={address.part}
      onPart={(part) => onAddress({ part })}
      stand={stand}
    />
  );
  if (address.isBare) return stage;
  return (
    <>
      <PlayerHead
        trace={trace}
        replay={replay}
        onStep={playback.goTo}
        onContinue={() => onAddress({ step, isLive: true })}
      />
      <StandBar stand={stand} views={null} />
      {isStacked ? (
        <>
          {walk}
          {stage}
          {details}
        </>
      ) : (
        <div className={styles.bench}>
          {stage}
          <div className={styles.aside}>
            {walk}
            {details}
          </div>
        </div>
      )}
    </>
  );
}
