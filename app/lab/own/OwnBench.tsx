import { LabWorkbench } from '../bench/LabWorkbench.tsx';
import { openForms } from '../bench/open-forms.ts';
import type { LabAddress } from '../lab-address.ts';
import { TraceBench } from '../player/TraceBench.tsx';
import { BadTrace } from './BadTrace.tsx';
import { HarBench } from './HarBench.tsx';
import type { Own } from './use-own.ts';

interface OwnBenchProps {
  readonly own: Own;
  readonly address: LabAddress;
  readonly onAddress: (change: Partial<LabAddress>) => void;
}

/** What the tester brought, on the bench. */
export function OwnBench({ own, ...bench }: OwnBenchProps) {
  const { content, title, fileName } = own;
  switch (content.type) {
    case 'trace':
      return <TraceBench trace={content.trace} fileName={fileName} {...bench} />;
    case 'har':
      return <HarBench har={content.har} title={title} {...bench} />;
    case 'bad-trace':
      return <BadTrace problems={content.problems} />;
    case 'definition':
      return (
        <LabWorkbench
          title={title}
          fileName={fileName}
          onOpen={({ clock, profile }) => {
            const { document } = content;
            return openForms({ document, title, entries: [], clock, profile });
          }}
          mode="ad"
          target={null}
          isLinked={false}
          {...bench}
        />
      );
  }
}
