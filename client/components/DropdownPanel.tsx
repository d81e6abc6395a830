import { Popover, type PopoverDropdownProps } from '@mantine/core';
import type { DropdownPlace } from '../hooks/use-dropdown.ts';
import { useShownAfter } from '../hooks/use-shown-after.ts';
import { PlacedBy } from './PlacedBy.tsx';

interface DropdownPanelProps extends PopoverDropdownProps {
  place: DropdownPlace;
  width: number;
  returnFocus?: boolean;
}

/** A panel below a button; takes the focus and gives it back. Loaded at its first opening. */
export function DropdownPanel({ place, width, returnFocus = true, ...props }: DropdownPanelProps) {
  const isShown = useShownAfter(place.isOpen);
  return (
    <Popover
      id={place.id}
      opened={isShown}
      onChange={place.setIsOpen}
      position="bottom-end"
      width={width}
      trapFocus
      returnFocus={returnFocus}
      withinPortal
    >
      <Popover.Target>
        <PlacedBy element={place.button} />
      </Popover.Target>
      <Popover.Dropdown {...props} />
    </Popover>
  );
}
