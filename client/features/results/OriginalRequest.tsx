import { LongText } from '../../components/LongText.tsx';
import { Section } from '../../components/Section.tsx';

/** Height of the files beside it; px. */
const HEIGHT = 130;

/** What the customer asked for, as typed. */
export function OriginalRequest({ instructions }: { instructions: string }) {
  return (
    <Section title="Original Request" h="100%">
      <LongText name="request" maxHeight={HEIGHT}>
        {instructions}
      </LongText>
    </Section>
  );
}
