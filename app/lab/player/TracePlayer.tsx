import { useIsMobile } from '@bozor/form-engine/react';
import type { Replay, Trace } from '@bozor/form-engine/trace';
import { useState } from 'react';

import { formSections } from '../../client/api/definitions/form-sections.ts';
import { FormStage } from '../frame/FormStage.tsx';
import type { LabAddress } from '../lab-address.ts';
import { EnvironmentBar } from '../workbench/environment/EnvironmentBar.tsx';
import { createLabClock } from '../workbench/environment/lab-clock.ts';
import { PlayerHead } from './PlayerHead.tsx';
import { ReadOnlyNotice } from './ReadOnlyNotice.tsx';
import { StepDetails } from './steps/StepDetails.tsx';
import { StepNavigator } from './steps/StepNavigator.tsx';
import { createPlayback } from './transport/playback.ts';
import { usePlayback } from './transport/use-playback.ts';
import { useReadOnlyForm } from './use-read-only-form.ts';

import styles from './TracePlayer.module.css';

interface TracePlayerProps {
  readonly trace: Trace;
  readonly replay: Replay;
  readonly address: LabAddress;
  readonly onAddress: (change: Partial<LabAddress>) => void;
}

/** A trace step by step: the actions, the form at that step, and its details. */
export function TracePlayer({ trace, replay, address, onAddress }: TracePlayerProps) {
  const [clock] = useState(() => createLabClock(address.clock));
  const [playback] = useState(() => createPlayback({ trace, replay, clock, step: address.step }));
  const [sections] = useState(() => formSections(trace.definitions, replay.plan));
  const { step, store } = usePlayback(playback, onAddress);
  const form = useReadOnlyForm(store, sections);
  // When the form fills the width, the navigator is above it.
  const isStacked = useIsMobile() || address.width === 'both';
  const environment = { clock, directors: [], address, onAddress };

  const navigator = <StepNavigator replay={replay} playback={playback} environment={environment} />;
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
      environment={environment}
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
      <EnvironmentBar environment={environment} views={null} />
      {isStacked ? (
        <>
          {navigator}
          {stage}
          {details}
        </>
      ) : (
        <div className={styles.workbench}>
          {stage}
          <div className={styles.aside}>
            {navigator}
            {details}
          </div>
        </div>
      )}
    </>
  );
}
