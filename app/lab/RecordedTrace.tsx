import { useQuery } from '@tanstack/react-query';

import { Notice } from '../client/ui/notice/Notice.tsx';
import { labTrace } from './calls/recorded.ts';
import type { LabAddress } from './lab-address.ts';
import { labWords } from './lab-words.ru.ts';
import { BadTrace } from './opened-file/BadTrace.tsx';
import { toTrace } from './opened-file/read-opened-file.ts';
import { TraceWorkbench } from './player/TraceWorkbench.tsx';
import { fileNameOf } from './RecordedPage.tsx';
import { FailedLoad } from './side/FailedLoad.tsx';

interface RecordedTraceProps {
  readonly id: string;
  readonly address: LabAddress;
  readonly onAddress: (change: Partial<LabAddress>) => void;
}

/** A recorded trace in the workbench. */
export function RecordedTrace({ id, address, onAddress }: RecordedTraceProps) {
  const trace = useQuery({ ...labTrace(id), select: readAnswer });
  if (trace.isError) {
    return <FailedLoad reason={trace.error} onRetry={() => void trace.refetch()} />;
  }
  if (trace.data === undefined) return <Notice>{labWords.loading}</Notice>;
  if (trace.data.type === 'bad-trace') return <BadTrace problems={trace.data.problems} />;
  return (
    <TraceWorkbench
      trace={trace.data.trace}
      fileName={fileNameOf(id)}
      address={address}
      onAddress={onAddress}
    />
  );
}

function readAnswer({ trace }: { readonly trace: unknown }) {
  return toTrace(trace);
}
