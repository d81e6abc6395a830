import { Textarea } from '@mantine/core';
import { CONTRACTOR_LIMITS } from '../../../../server/domain/limits.ts';
import type { FieldsProps } from '../TextLines.tsx';

export function WordsFields({ propsOf }: FieldsProps<'bio' | 'proposalTerms'>) {
  return (
    <>
      <Textarea
        label="About you"
        description="Homeowners see it on your card."
        rows={4}
        autosize={false}
        maxLength={CONTRACTOR_LIMITS.bio}
        {...propsOf('bio')}
      />
      <Textarea
        label="Terms of your proposals"
        description="Shown at the end of each proposal you make from an estimate."
        rows={4}
        autosize={false}
        maxLength={CONTRACTOR_LIMITS.proposalTerms}
        {...propsOf('proposalTerms')}
      />
    </>
  );
}
