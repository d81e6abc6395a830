import { OnDemand } from '../../components/OnDemand.tsx';
import { usePanel } from '../../hooks/use-panel.ts';
import { openedPart } from '../../lib/opened-part.ts';
import type { ShareDialogProps } from './ShareDialog.tsx';

const [ShareDialog] = openedPart(async () => (await import('./ShareDialog.tsx')).ShareDialog);

/** The links to one thing, loaded at their first opening. */
export function LazyShare(props: Omit<ShareDialogProps, 'isOpen' | 'onClose'>) {
  const { isOpen, close } = usePanel('share');
  return (
    <OnDemand isOpen={isOpen}>
      <ShareDialog isOpen={isOpen} onClose={close} {...props} />
    </OnDemand>
  );
}
