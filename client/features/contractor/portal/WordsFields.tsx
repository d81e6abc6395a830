import { Textarea } from '@mantine/core';
import { CONTRACTOR_LIMITS } from '../../../../server/domain/limits.ts';
import type { FieldsProps } from '../TextLines.tsx';

export function WordsFields({ propsOf }: FieldsProps<'bio' | 'proposalTerms'>) {
  return (
    <>
      <Textarea
        label="About you"
        description="Homeowners read it with your card."
        rows={4}
        autosize={false}
        maxLength={CONTRACTOR_LIMITS.bio}
        {...propsOf('bio')}
      />
      <Textarea
        label="Terms of your proposals"
        description="They end each proposal you make from an estimate."
        rows={4}
        autosize={false}
        maxLength={CONTRACTOR_LIMITS.proposalTerms}
        {...propsOf('proposalTerms')}
      />
    </>
  );
}
