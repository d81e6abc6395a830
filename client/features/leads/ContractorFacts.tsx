import { Text } from '@mantine/core';
import { LongText } from '../../components/LongText.tsx';
import { formatDate } from '../../lib/format.ts';
import type { AskedContractor } from './request-words.ts';

const BIO_PX = 96;

/** Who a contractor is, as far as it was checked or told. */
export function ContractorFacts({ card }: { card: NonNullable<AskedContractor['card']> }) {
  const { trades, yearsExperience, bio, licenseNumber, insured, bonded, checkedAt } = card;
  const facts = [
    trades.join(', '),
    yearsExperience ? `${yearsExperience} years in business` : '',
    licenseNumber ? `license ${licenseNumber}` : '',
    insured ? 'insured' : '',
    bonded ? 'bonded' : '',
  ].filter(Boolean);
  return (
    <>
      <Text size="sm" c="dimmed">
        {facts.join(' · ')}
      </Text>
      <Text size="sm" c="dimmed">
        {checkedAt === null
          ? 'Identity verified.'
          : `Identity verified; license and insurance checked ${formatDate(checkedAt)}.`}
      </Text>
      {bio ? (
        <LongText name="description" maxHeight={BIO_PX}>
          {bio}
        </LongText>
      ) : null}
    </>
  );
}
