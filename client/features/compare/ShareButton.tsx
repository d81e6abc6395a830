import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import IconShare2 from '~icons/tabler/share-2';
import { OnDemand } from '../../components/OnDemand.tsx';
import type { SharedSubjectInput } from '../../gql/graphql.ts';

/** The dialog that hands something on. */
export type RenderShare = (
  subject: SharedSubjectInput,
  place: { isOpen: boolean; onClose: () => void },
) => ReactNode;

interface ShareButtonProps {
  subject: SharedSubjectInput;
  render: RenderShare;
  label?: string;
  isDisabled?: boolean;
}

/** Makes links at which others read what is compared. */
export function ShareButton({ subject, render, label = 'Share', isDisabled }: ShareButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        aria-haspopup="dialog"
        disabled={isDisabled ?? false}
        leftSection={<IconShare2 size={18} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      <OnDemand isOpen={isOpen}>
        {render(subject, { isOpen, onClose: () => setIsOpen(false) })}
      </OnDemand>
    </>
  );
}
