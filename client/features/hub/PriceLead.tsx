import { Alert, Button, Stack, Text } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { LinkButton } from '../../components/LinkButton.tsx';
import { type LeadCard_LeadFragment, PriceLeadDocument } from '../../gql/graphql.ts';
import { useSend } from '../../hooks/use-send.ts';
import { paths } from '../../lib/paths.ts';

interface PriceLeadProps {
  lead: Pick<LeadCard_LeadFragment, 'id' | 'title' | 'pricedClaimNumber'>;
  /** Id of the heading that names the work. */
  headingId: string;
}

/** Makes the contractor's own estimate of the work, and leads to it once it is there. */
export function PriceLead({ lead, headingId }: PriceLeadProps) {
  const { id, title, pricedClaimNumber } = lead;
  const navigate = useNavigate();
  const [price, { isSending, problem }] = useSend(PriceLeadDocument);
  if (pricedClaimNumber !== null) {
    return (
      <div>
        <LinkButton
          to={paths.result(pricedClaimNumber)}
          variant="light"
          aria-label={`Open your estimate of ${title}`}
        >
          Open your estimate
        </LinkButton>
      </div>
    );
  }
  const begin = async () => {
    const outcome = await price({ input: { leadId: id } });
    const claimNumber = outcome.kind === 'done' ? outcome.result.lead.pricedClaimNumber : null;
    if (claimNumber) void navigate(paths.result(claimNumber));
  };
  return (
    <Stack gap={6} align="flex-start">
      <Button loading={isSending} aria-describedby={headingId} onClick={() => void begin()}>
        Price it myself
      </Button>
      <Text size="sm" c="dimmed">
        Creates your own estimate of this work. Change its lines and prices, turn it into a bid, and
        send that as a proposal.
      </Text>
      {problem ? (
        <Alert color="red" role="alert" p="xs">
          {problem.message}
        </Alert>
      ) : null}
    </Stack>
  );
}
