import { type RefObject, useId, useRef, useState } from 'react';

interface DropdownOptions {
  popupType: 'dialog' | 'menu';
  /** Called as soon as the button is aimed at. */
  preload: () => unknown;
  isInitiallyOpen?: boolean;
}

/** What a component that is loaded on demand needs to drop down from a button that is there already. */
export interface DropdownPlace {
  id: string;
  button: RefObject<HTMLElement | null>;
  isOpen: boolean;
  setIsOpen: (isOpen: boolean) => void;
}

/** Props of a button and of the dropdown that it opens and closes. */
export function useDropdown({ popupType, preload, isInitiallyOpen = false }: DropdownOptions) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(isInitiallyOpen);
  const button = useRef<HTMLButtonElement>(null);
  const buttonProps = {
    ref: button,
    // The ids that Mantine gives to the two parts of a popover.
    id: `${id}-target`,
    'aria-controls': isOpen ? `${id}-dropdown` : undefined,
    'aria-haspopup': popupType,
    'aria-expanded': isOpen,
    onClick: () => setIsOpen(!isOpen),
    onPointerEnter: preload,
    onFocus: preload,
  } as const;
  const place: DropdownPlace = { id, button, isOpen, setIsOpen };
  return { buttonProps, place };
}
