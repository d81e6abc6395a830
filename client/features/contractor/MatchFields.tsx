import { Textarea } from '@mantine/core';
import {
  PROJECT_SIZES,
  PROJECT_TYPES,
  TRADES,
} from '../../../server/domain/leads/contractor-choices.ts';
import { ChoiceList } from '../../components/ChoiceList.tsx';
import type { FieldsProps } from './TextLines.tsx';

const NONE_FOR_ALL = 'Choose none to accept all of them.';

/** The fields by which leads are matched to a contractor. */
export function MatchFields({
  propsOf,
}: FieldsProps<'trades' | 'zipCodes' | 'projectSizes' | 'projectTypes'>) {
  return (
    <>
      <ChoiceList label="Trades" withAsterisk choices={TRADES} {...propsOf('trades')} />
      <Textarea
        label="ZIP codes you work in"
        description="Five digits each, separated by spaces or commas."
        placeholder="94110, 94114, 94131"
        rows={2}
        autosize={false}
        {...propsOf('zipCodes')}
      />
      <ChoiceList
        label="Project sizes"
        description={NONE_FOR_ALL}
        choices={PROJECT_SIZES}
        {...propsOf('projectSizes')}
      />
      <ChoiceList
        label="Project types"
        description={NONE_FOR_ALL}
        choices={PROJECT_TYPES}
        {...propsOf('projectTypes')}
      />
    </>
  );
}
