import { useQuery } from '@tanstack/react-query';

import { Notice } from '../client/ui/notice/Notice.tsx';
import type { LabFixture } from '../contract/index.ts';
import { labFixture } from './calls/recorded.ts';
import type { LabAddress } from './lab-address.ts';
import { labWords } from './lab-words.ru.ts';
import { FailedLoad } from './side/FailedLoad.tsx';
import { createForms } from './workbench/create-forms.ts';
import { LabWorkbench } from './workbench/LabWorkbench.tsx';
import type { PreviewTarget } from './workbench/use-preview.ts';

interface RecordedPageProps {
  readonly id: string;
  readonly address: LabAddress;
  readonly onAddress: (change: Partial<LabAddress>) => void;
}

/** A recorded page in the workbench. */
export function RecordedPage({ id, address, onAddress }: RecordedPageProps) {
  const page = useQuery(labFixture(id));
  if (page.isError) return <FailedLoad reason={page.error} onRetry={() => void page.refetch()} />;
  if (page.data === undefined) return <Notice>{labWords.loading}</Notice>;
  const { title, mode, page: document } = page.data;
  return (
    <LabWorkbench
      title={title}
      fileName={fileNameOf(id)}
      onOpen={({ clock, profile }) => {
        const { entries } = address;
        return createForms({ document, title, entries, clock, profile });
      }}
      mode={mode}
      target={previewTarget(page.data)}
      isLinked
      address={address}
      onAddress={onAddress}
    />
  );
}

/** Returns the last part of an id: `create/cars.motocikly` → `cars.motocikly`. */
export function fileNameOf(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1);
}

/** Returns the subcategory of a recorded create page; `null` for any other page. */
function previewTarget({ id, category_id, subcategory_id }: LabFixture): PreviewTarget | null {
  if (!id.startsWith('create/') || category_id === null || subcategory_id === null) return null;
  return { categoryId: category_id, subcategoryId: subcategory_id };
}
