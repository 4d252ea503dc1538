import type { HarImport } from '@bozor/form-engine/har';
import { useState } from 'react';

import { Button } from '../../client/ui/button/Button.tsx';
import { Icon } from '../../client/ui/icon/Icon.tsx';
import { FRESH_FORM } from '../lab-address.ts';
import type { LabAddress } from '../lab-address.ts';
import { TraceWorkbench } from '../player/TraceWorkbench.tsx';
import { createForms } from '../workbench/create-forms.ts';
import { LabWorkbench } from '../workbench/LabWorkbench.tsx';
import { HarContents } from './HarContents.tsx';
import type { HarChoice } from './HarContents.tsx';
import { openedFileWords } from './opened-file-words.ru.ts';

interface HarWorkbenchProps {
  readonly har: HarImport;
  readonly title: string;
  readonly address: LabAddress;
  readonly onAddress: (change: Partial<LabAddress>) => void;
}

/** A HAR file: its contents, or the page or trace that the tester chose from it. */
export function HarWorkbench({ har, title, address, onAddress }: HarWorkbenchProps) {
  const [choice, setChoice] = useState<HarChoice | null>(null);
  if (choice === null) {
    const choose = (next: HarChoice) => {
      onAddress({ ...FRESH_FORM, view: next.type === 'page' ? next.page.mode : null });
      setChoice(next);
    };
    return <HarContents har={har} title={title} onChoose={choose} />;
  }
  const workbench = { address, onAddress };
  return (
    <>
      <div>
        <Button variant="text" onClick={() => setChoice(null)}>
          <Icon name="back" />
          {openedFileWords.back}
        </Button>
      </div>
      {choice.type === 'trace' ? (
        <TraceWorkbench trace={choice.trace} fileName="har" {...workbench} />
      ) : (
        <LabWorkbench
          title={choice.page.title}
          fileName="har"
          onOpen={({ clock, profile }) => {
            const { document, title: name } = choice.page;
            return createForms({ document, title: name, entries: [], clock, profile });
          }}
          mode={choice.page.mode}
          target={null}
          isLinked={false}
          {...workbench}
        />
      )}
    </>
  );
}
