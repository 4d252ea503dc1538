import type { LabAddress } from '../lab-address.ts';
import { TraceWorkbench } from '../player/TraceWorkbench.tsx';
import { createForms } from '../workbench/create-forms.ts';
import { LabWorkbench } from '../workbench/LabWorkbench.tsx';
import { BadTrace } from './BadTrace.tsx';
import { HarWorkbench } from './HarWorkbench.tsx';
import type { OpenedFile } from './use-opened-file.ts';

interface OpenedFileWorkbenchProps {
  readonly file: OpenedFile;
  readonly address: LabAddress;
  readonly onAddress: (change: Partial<LabAddress>) => void;
}

/** The opened file in the workbench. */
export function OpenedFileWorkbench({ file, ...workbench }: OpenedFileWorkbenchProps) {
  const { content, title, fileName } = file;
  switch (content.type) {
    case 'trace':
      return <TraceWorkbench trace={content.trace} fileName={fileName} {...workbench} />;
    case 'har':
      return <HarWorkbench har={content.har} title={title} {...workbench} />;
    case 'bad-trace':
      return <BadTrace problems={content.problems} />;
    case 'definition':
      return (
        <LabWorkbench
          title={title}
          fileName={fileName}
          onOpen={({ clock, profile }) => {
            const { document } = content;
            return createForms({ document, title, entries: [], clock, profile });
          }}
          mode="entry"
          target={null}
          isLinked={false}
          {...workbench}
        />
      );
  }
}
