import { replay } from '@bozor/form-engine/trace';
import type { Trace } from '@bozor/form-engine/trace';
import { useState } from 'react';

import { Button } from '../../client/ui/button/Button.tsx';
import { Icon } from '../../client/ui/icon/Icon.tsx';
import type { LabAddress } from '../lab-address.ts';
import { createBranch } from '../workbench/environment/create-branch.ts';
import { LabWorkbench } from '../workbench/LabWorkbench.tsx';
import { playerWords } from './player-words.ru.ts';
import { TracePlayer } from './TracePlayer.tsx';

interface TraceWorkbenchProps {
  readonly trace: Trace;
  /** File name for a recording, without the extension. */
  readonly fileName: string;
  readonly address: LabAddress;
  readonly onAddress: (change: Partial<LabAddress>) => void;
}

/** A trace in the workbench: replayed step by step, or continued by hand from one of its steps. */
export function TraceWorkbench({ trace, fileName, address, onAddress }: TraceWorkbenchProps) {
  const [played] = useState(() => replay(trace));
  const step = Math.min(address.step, trace.acts.length);
  if (!address.isLive) {
    return <TracePlayer trace={trace} replay={played} address={address} onAddress={onAddress} />;
  }
  return (
    <LabWorkbench
      title={trace.title}
      fileName={fileName}
      onOpen={(environment) => ({
        [trace.mode]: createBranch({ ...environment, trace, replay: played, step }),
      })}
      mode={trace.mode}
      target={null}
      isLinked={false}
      address={address}
      onAddress={onAddress}
    >
      <Button variant="text" onClick={() => onAddress({ isLive: false })}>
        <Icon name="back" />
        {playerWords.toTrace(step)}
      </Button>
    </LabWorkbench>
  );
}
