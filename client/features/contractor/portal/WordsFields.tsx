import { Textarea } from '@mantine/core';
import { CONTRACTOR_LIMITS } from '../../../../server/domain/limits.ts';
import type { FieldsProps } from '../TextLines.tsx';
import type { ProfileDraft } from './profile-draft.ts';

export function WordsFields({ draft, errors, onChange }: FieldsProps<ProfileDraft>) {
  return (
    <>
      <Textarea
        label="About you"
        description="Homeowners read it with your card."
        rows={4}
        autosize={false}
        maxLength={CONTRACTOR_LIMITS.bio}
        value={draft.bio}
        error={errors.bio}
        onChange={({ currentTarget }) => onChange({ bio: currentTarget.value })}
      />
      <Textarea
        label="Terms of your proposals"
        description="They end each proposal you make from an estimate."
        rows={4}
        autosize={false}
        maxLength={CONTRACTOR_LIMITS.proposalTerms}
        value={draft.proposalTerms}
        error={errors.proposalTerms}
        onChange={({ currentTarget }) => onChange({ proposalTerms: currentTarget.value })}
      />
    </>
  );
}
