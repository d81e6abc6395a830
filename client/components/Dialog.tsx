import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal, type ModalProps } from '@mantine/core';
import { useShownAfter } from '../hooks/use-shown-after.ts';

type DialogProps = Pick<ModalProps, 'children' | 'fullScreen' | 'onClose' | 'size' | 'title'> & {
  isOpen: boolean;
};

/** A modal with the house's defaults; the focus returns to where it was. */
export function Dialog({ isOpen, ...props }: DialogProps) {
  const isShown = useShownAfter(isOpen);
  return (
    <Modal opened={isShown} centered closeButtonProps={{ 'aria-label': 'Close' }} {...props} />
  );
}
