import type { HarImport } from '@bozor/form-engine/har';
import { useState } from 'react';

import { Button } from '../../client/ui/button/Button.tsx';
import { Icon } from '../../client/ui/icon/Icon.tsx';
import { LabWorkbench } from '../bench/LabWorkbench.tsx';
import { openForms } from '../bench/open-forms.ts';
import { FRESH_FORM } from '../lab-address.ts';
import type { LabAddress } from '../lab-address.ts';
import { TraceBench } from '../player/TraceBench.tsx';
import { HarContents } from './HarContents.tsx';
import type { HarChoice } from './HarContents.tsx';
import { ownWords } from './own-words.ru.ts';

interface HarBenchProps {
  readonly har: HarImport;
  /** Name of the file. */
  readonly title: string;
  readonly address: LabAddress;
  readonly onAddress: (change: Partial<LabAddress>) => void;
}

/** A browser's recording: what was understood of it, each part to be opened; and what was not. */
export function HarBench({ har, title, address, onAddress }: HarBenchProps) {
  const [choice, setChoice] = useState<HarChoice | null>(null);
  if (choice === null) {
    const choose = (next: HarChoice) => {
      onAddress({ ...FRESH_FORM, view: next.type === 'page' ? next.page.mode : null });
      setChoice(next);
    };
    return <HarContents har={har} title={title} onChoose={choose} />;
  }
  const bench = { address, onAddress };
  return (
    <>
      <div>
        <Button look="text" onClick={() => setChoice(null)}>
          <Icon name="back" />
          {ownWords.back}
        </Button>
      </div>
      {choice.type === 'trace' ? (
        <TraceBench trace={choice.trace} fileName="har" {...bench} />
      ) : (
        <LabWorkbench
          title={choice.page.title}
          fileName="har"
          onOpen={({ clock, profile }) => {
            const { document, title: name } = choice.page;
            return openForms({ document, title: name, entries: [], clock, profile });
          }}
          mode={choice.page.mode}
          target={null}
          isLinked={false}
          {...bench}
        />
      )}
    </>
  );
}
