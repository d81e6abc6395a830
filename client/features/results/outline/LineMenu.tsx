import { Menu } from '@mantine/core';
import IconCopy from '~icons/tabler/copy';
import IconReceipt from '~icons/tabler/receipt';
import IconTextPlus from '~icons/tabler/text-plus';
import IconTrash from '~icons/tabler/trash';
import { PlacedBy } from '../../../components/PlacedBy.tsx';
import { useShownAfter } from '../../../hooks/use-shown-after.ts';
import type { OpenedLineMenu, LineSetting } from './line-setting.ts';

interface LineMenuProps {
  opened: OpenedLineMenu;
  isOpen: boolean;
  setting: LineSetting;
  onClose: () => void;
}

/** What can be done with a line, for fingers. */
export function LineMenu({ opened, isOpen, setting, onClose }: LineMenuProps) {
  const { id, label, button, onAddDetails } = opened;
  const { commands, canEdit } = setting;
  const isShown = useShownAfter(isOpen);
  const item = { mih: 44 } as const;
  return (
    <Menu opened={isShown} onChange={onClose} position="bottom-end" width={220} withinPortal>
      <Menu.Target>
        <PlacedBy element={button} />
      </Menu.Target>
      <Menu.Dropdown aria-label={`Actions of ${label}`}>
        <Menu.Item
          {...item}
          leftSection={<IconReceipt size={18} />}
          onClick={() => commands.toggleFacts(id)}
        >
          Price source
        </Menu.Item>
        {canEdit && onAddDetails ? (
          <Menu.Item {...item} leftSection={<IconTextPlus size={18} />} onClick={onAddDetails}>
            Add details
          </Menu.Item>
        ) : null}
        {canEdit ? (
          <>
            <Menu.Item
              {...item}
              leftSection={<IconCopy size={18} />}
              onClick={() => commands.duplicate(id)}
            >
              Duplicate
            </Menu.Item>
            <Menu.Item
              {...item}
              leftSection={<IconTrash size={18} />}
              onClick={() => commands.remove(id)}
            >
              Remove
            </Menu.Item>
          </>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}
