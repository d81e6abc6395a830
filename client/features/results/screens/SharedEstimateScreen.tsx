import { ApolloProvider } from '@apollo/client/react';
import { Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { PaperButtons } from '../../../components/PaperButtons.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { Section } from '../../../components/Section.tsx';
import { SharedNotice } from '../../../components/SharedNotice.tsx';
import {
  type SharedEstimateFragment,
  ResultPageDocument,
  type ResultPageQuery,
} from '../../../gql/graphql.ts';
import { useResultPageQuery } from '../../../gql/hooks.ts';
import { useLightPrint } from '../../../hooks/use-light-print.ts';
import { formatDate } from '../../../lib/format.ts';
import { Bullets } from '../Bullets.tsx';
import { EstimateEditorProvider } from '../editor/EstimateEditorProvider.tsx';
import { EstimateBasis } from '../EstimateBasis.tsx';
import { LiveFigures } from '../totals/LiveFigures.tsx';
import { PhotosProvider } from '../files/PhotosProvider.tsx';
import { OriginalRequest } from '../OriginalRequest.tsx';
import { OutlineSection } from '../outline/OutlineSection.tsx';
import { RevisingProvider } from '../scope/RevisingProvider.tsx';
import { CostSummary } from '../totals/CostSummary.tsx';
import { HowPriced } from '../totals/HowPriced.tsx';
import { TotalPerUnit } from '../totals/TotalPerUnit.tsx';
import { SharedPictures } from './SharedPictures.tsx';
import { ApolloLink, type ApolloClient } from '@apollo/client';
import type { Unmasked } from '@apollo/client/masking';
import { NEVER } from 'rxjs';
import { createApolloClient } from '../../../apollo/client.ts';
import { pageSocket } from '../../../apollo/page-client.ts';

// A shared estimate in the shape from which the parts of a result are drawn. It came without what readers may not see.

/** Stands for the keys of rows, which readers do not get. */
const SHARED = 'shared';

type ResultData = Unmasked<ResultPageQuery>;
type Upload = NonNullable<ResultData['estimate']>['uploads'][number];

const uploadOf = (
  { name, caption, room, displayUrl, thumbnailUrl }: SharedEstimateFragment['pictures'][number],
  index: number,
): Upload => ({
  __typename: 'File',
  id: `picture-${index}`,
  name,
  caption,
  room,
  displayUrl,
  thumbnailUrl,
  kind: 'PHOTO',
  // This is the type of the picture made for the screen. The original is its owner's.
  mime: 'image/jpeg',
  url: '',
  size: 0,
  note: null,
  takenOn: null,
});

const NO_EXPORTS = { __typename: 'EstimateExports', xlsxUrl: '', csvUrl: '' } as const;

const resultOf = (shared: SharedEstimateFragment): ResultData => {
  const { claimNumber, projectName, zip, finishLevel, pictures, openQuestions, ...shown } = shared;
  return {
    estimate: {
      ...shown,
      __typename: 'Estimate',
      id: SHARED,
      version: 1,
      claimNumber: claimNumber ?? '',
      viewerCanEdit: false,
      changeNote: null,
      project: { __typename: 'Project', id: SHARED, name: projectName, zip },
      job: {
        __typename: 'Job',
        id: SHARED,
        status: 'READY',
        isTest: false,
        finishLevel,
        uploadsLeftOut: [],
      },
      items: shown.items.map((item) => ({
        ...item,
        metadata: {
          ...item.metadata,
          taxRate: null,
          taxByHand: false,
          bases: [],
          charge: null,
          cost: null,
        },
      })),
      summary: { ...shown.summary, questions: openQuestions, bid: null },
      scope: null,
      pdf: null,
      exports: NO_EXPORTS,
      uploads: pictures.map(uploadOf),
    },
  };
};

/** Client that knows the shared estimate and nothing else. It asks nobody, and nothing ever happens to it. */
const clientOf = (shared: SharedEstimateFragment): ApolloClient => {
  const client = createApolloClient(pageSocket, new ApolloLink(() => NEVER));
  client.writeQuery({
    query: ResultPageDocument,
    variables: { lookup: SHARED },
    data: resultOf(shared),
  });
  return client;
};

interface SharedEstimateScreenProps {
  shared: SharedEstimateFragment;
  expiresAt: string;
  hidesIdentity: boolean;
  isTest: boolean;
  /** Where it is had on paper. */
  pdfPath: string;
}

/** Somebody else's estimate as it is now, to read and to print. */
export function SharedEstimateScreen({ shared, ...props }: SharedEstimateScreenProps) {
  const client = useMemo(() => clientOf(shared), [shared]);
  return (
    // Drawn anew when it was changed: nobody has anything unsaved here.
    <ApolloProvider key={shared.updatedAt} client={client}>
      <Shown shared={shared} {...props} />
    </ApolloProvider>
  );
}

function Shown({ shared, pdfPath, ...link }: SharedEstimateScreenProps) {
  useLightPrint();
  const { data } = useResultPageQuery({
    variables: { lookup: SHARED },
    fetchPolicy: 'cache-only',
  });
  const { title, projectName, zip, claimNumber, instructions, openQuestions } = shared;
  const estimate = data?.estimate;
  if (!estimate) return null;
  const place = [link.hidesIdentity ? null : projectName, `ZIP ${zip}`, claimNumber];
  return (
    <EstimateEditorProvider estimate={estimate} isDeleted leaveReason={null}>
      <LiveFigures estimate={estimate}>
        <PhotosProvider estimate={estimate}>
          <RevisingProvider>
            <Stack gap="lg">
              <Group justify="space-between" align="flex-start">
                <div>
                  <PageTitle style={{ overflowWrap: 'anywhere' }}>{title}</PageTitle>
                  <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                    {place.filter(Boolean).join(' · ')}
                  </Text>
                </div>
                <PaperButtons pdfPath={pdfPath} />
              </Group>
              <SharedNotice changedAt={[shared.updatedAt]} {...link} />
              <CostSummary estimate={estimate} />
              <TotalPerUnit units={shared.units} />
              <ClaimFacts claim={shared.claim} />
              {openQuestions.length > 0 ? (
                <Section title="Still open" hint="Not answered yet, and may change the total.">
                  <Bullets lines={openQuestions} />
                </Section>
              ) : null}
              <OutlineSection />
              <HowPriced estimate={estimate} />
              <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
                <OriginalRequest instructions={instructions} />
                <SharedPictures otherFiles={shared.otherFiles} isHidden={link.hidesIdentity} />
              </SimpleGrid>
              <EstimateBasis estimate={estimate} />
            </Stack>
          </RevisingProvider>
        </PhotosProvider>
      </LiveFigures>
    </EstimateEditorProvider>
  );
}

/** What an adjuster looks for first; nothing where none of it was said. */
function ClaimFacts({ claim }: Pick<SharedEstimateFragment, 'claim'>) {
  if (!claim) return null;
  const { insured, carrier, policyNumber, carrierClaimNumber, dateOfLoss } = claim;
  const facts = [
    ['Insured', insured],
    ['Carrier', carrier],
    ['Policy number', policyNumber],
    ['Claim number', carrierClaimNumber],
    // A day, not a moment: noon is the same day everywhere in the country.
    ['Date of loss', dateOfLoss && formatDate(`${dateOfLoss}T12:00:00`)],
  ].filter(([, value]) => value !== null);
  if (facts.length === 0) return null;
  return (
    <Section title="The claim">
      <SimpleGrid component="dl" cols={{ base: 1, xs: 2, md: 3 }} spacing="sm" m={0}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <Text component="dt" size="sm" c="dimmed">
              {label}
            </Text>
            <Text component="dd" m={0} style={{ overflowWrap: 'anywhere' }}>
              {value}
            </Text>
          </div>
        ))}
      </SimpleGrid>
    </Section>
  );
}
