import { Stack } from '@mantine/core';
import { memo, useState } from 'react';
import type { FinishLevel } from '../../../../server/domain/catalog.ts';
import { OnDemand } from '../../../components/OnDemand.tsx';
import { openedPart } from '../../../lib/opened-part.ts';
import { useEdited, useTotal } from '../editor/use-editor.ts';
import { useIsOwnTotal } from '../totals/OwnTotal.tsx';
import { useFigures } from '../totals/LiveFigures.tsx';
import {
  deliveryHint,
  deliveryOptions,
  finishOptions,
  type TotalOption,
  withOwnTotal,
} from './total-options.ts';
import { TotalOptions } from './TotalOptions.tsx';

const [ChoiceDialog] = openedPart(async () => (await import('./ChoiceDialog.tsx')).ChoiceDialog);

interface ChoicesProps {
  finishLevel: FinishLevel;
  /** The estimate is being priced again. */
  onRerun: () => void;
}

/** What the same work costs otherwise, and the way there. */
export const Choices = memo(function Choices({ finishLevel, onRerun }: ChoicesProps) {
  const figures = useFigures();
  const { currency, canEdit } = useEdited();
  const [wanted, setWanted] = useState<TotalOption | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const total = useTotal();
  const isOwn = useIsOwnTotal();
  const shown = (options: TotalOption[]) => (isOwn ? withOwnTotal(options, total) : options);
  const groups = [
    {
      title: 'The same work, by who runs it',
      options: shown(deliveryOptions(figures)),
      hint: deliveryHint(figures),
    },
    {
      title: 'By finish level, with all that you named',
      options: shown(finishOptions(figures, finishLevel)),
    },
  ].filter(({ options }) => options.length > 0);
  if (groups.length === 0) return null;
  const choose = (option: TotalOption) => {
    setWanted(option);
    setIsOpen(true);
  };
  return (
    <Stack gap="md">
      {groups.map((group) => (
        <TotalOptions
          key={group.title}
          {...group}
          currency={currency}
          onChoose={canEdit ? choose : null}
        />
      ))}
      <OnDemand isOpen={isOpen}>
        {wanted ? (
          <ChoiceDialog
            isOpen={isOpen}
            option={wanted}
            onClose={() => setIsOpen(false)}
            onRerun={onRerun}
          />
        ) : null}
      </OnDemand>
    </Stack>
  );
});
