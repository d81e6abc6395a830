import { ActionIcon } from '@mantine/core';
import IconKeyboard from '~icons/tabler/keyboard';
import { OnDemand } from '../../../components/OnDemand.tsx';
import { useDropdown } from '../../../hooks/use-dropdown.ts';
import { openedPart } from '../../../lib/opened-part.ts';

const [KeyboardKeys, preload] = openedPart(
  async () => (await import('./KeyboardKeys.tsx')).KeyboardKeys,
);

export function KeyboardHelp() {
  const { buttonProps, place } = useDropdown({ popupType: 'dialog', preload });
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="md"
        aria-label="Keyboard shortcuts"
        {...buttonProps}
      >
        <IconKeyboard size={18} aria-hidden />
      </ActionIcon>
      <OnDemand isOpen={place.isOpen}>
        <KeyboardKeys place={place} />
      </OnDemand>
    </>
  );
}
