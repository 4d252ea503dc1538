import { replay } from '@bozor/form-engine/trace';
import type { Trace } from '@bozor/form-engine/trace';
import { useState } from 'react';

import { Button } from '../../client/ui/button/Button.tsx';
import { Icon } from '../../client/ui/icon/Icon.tsx';
import { openBranch } from '../bench/environment/open-branch.ts';
import { LabWorkbench } from '../bench/LabWorkbench.tsx';
import type { LabAddress } from '../lab-address.ts';
import { playerWords } from './player-words.ru.ts';
import { TracePlayer } from './TracePlayer.tsx';

interface TraceBenchProps {
  readonly trace: Trace;
  /** Name of a recording's file, without its ending. */
  readonly fileName: string;
  readonly address: LabAddress;
  readonly onAddress: (change: Partial<LabAddress>) => void;
}

/** A trace on the bench: played step by step, or gone on with by hand from one of its steps. */
export function TraceBench({ trace, fileName, address, onAddress }: TraceBenchProps) {
  const [played] = useState(() => replay(trace));
  const step = Math.min(address.step, trace.acts.length);
  if (!address.isLive) {
    return <TracePlayer trace={trace} replay={played} address={address} onAddress={onAddress} />;
  }
  return (
    <LabWorkbench
      title={trace.title}
      fileName={fileName}
      onOpen={(surroundings) => ({
        [trace.mode]: openBranch({ ...surroundings, trace, replay: played, step }),
      })}
      mode={trace.mode}
      target={null}
      isLinked={false}
      address={address}
      onAddress={onAddress}
    >
      <Button look="text" onClick={() => onAddress({ isLive: false })}>
        <Icon name="back" />
        {playerWords.toTrace(step)}
      </Button>
    </LabWorkbench>
  );
}
