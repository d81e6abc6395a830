import { Textarea } from '@mantine/core';
import { PROJECT_SIZES, PROJECT_TYPES, TRADES } from '../../../server/domain/contractor-choices.ts';
import { ChoiceList } from '../../components/ChoiceList.tsx';

/** What leads are matched by. */
export interface MatchDraft {
  trades: readonly string[];
  zipCodes: string;
  projectSizes: readonly string[];
  projectTypes: readonly string[];
}

interface MatchFieldsProps {
  draft: MatchDraft;
  errors: Partial<Record<keyof MatchDraft, string>>;
  onChange: (changes: Partial<MatchDraft>) => void;
}

const NONE_FOR_ALL = 'None chosen means all of them.';

export function MatchFields({ draft, errors, onChange }: MatchFieldsProps) {
  return (
    <>
      <ChoiceList
        label="Trades"
        isRequired
        choices={TRADES}
        chosen={draft.trades}
        error={errors.trades}
        onChange={(trades) => onChange({ trades })}
      />
      <Textarea
        label="ZIP codes you work in"
        description="Five digits each, separated by spaces or commas."
        placeholder="94110, 94114, 94131"
        rows={2}
        autosize={false}
        value={draft.zipCodes}
        error={errors.zipCodes}
        onChange={({ currentTarget }) => onChange({ zipCodes: currentTarget.value })}
      />
      <ChoiceList
        label="Project sizes"
        hint={NONE_FOR_ALL}
        choices={PROJECT_SIZES}
        chosen={draft.projectSizes}
        error={errors.projectSizes}
        onChange={(projectSizes) => onChange({ projectSizes })}
      />
      <ChoiceList
        label="Project types"
        hint={NONE_FOR_ALL}
        choices={PROJECT_TYPES}
        chosen={draft.projectTypes}
        error={errors.projectTypes}
        onChange={(projectTypes) => onChange({ projectTypes })}
      />
    </>
  );
}
