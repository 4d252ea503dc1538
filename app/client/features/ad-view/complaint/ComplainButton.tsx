import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { adViewWords } from '../ad-view-words.ru.ts';
import { useLatePart } from '../use-late-part.ts';

/** Opens the complaint about an ad. */
export function ComplainButton({ adId }: { readonly adId: number }) {
  const { Part, open, close } = useLatePart(() =>
    import('./ComplaintDialog.tsx').then(({ ComplaintDialog }) => ComplaintDialog),
  );
  return (
    <>
      <Button variant="text" onClick={open}>
        <Icon name="flag" size={18} />
        {adViewWords.complain}
      </Button>
      {Part !== null && <Part adId={adId} onClose={close} />}
    </>
  );
}
