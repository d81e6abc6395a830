import { Stack, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { RevocableItem } from '../../components/RevocableItem.tsx';
import type { SharedLinksQuery } from '../../gql/graphql.ts';
import { formatDate, formatDateTime } from '../../lib/format.ts';
import { useRevokeSharedLink } from './use-shared-links.ts';

type LinkEntry = NonNullable<SharedLinksQuery['sharedLinks']>[number];

interface SharedLinkListProps {
  links: readonly LinkEntry[];
  /** Name of the shared thing, as a word of a sentence. */
  noun: string;
}

const timesOf = (views: number): string =>
  views === 1 ? 'once' : views === 2 ? 'twice' : `${views} times`;

const seenWords = ({ views, lastSeenAt }: LinkEntry): string =>
  lastSeenAt === null
    ? 'Not seen yet'
    : `Seen ${timesOf(views)}, last on ${formatDateTime(lastSeenAt)}`;

const endWords = ({ isGood, revokedAt, expiresAt }: LinkEntry): string => {
  if (isGood) return `good until ${formatDate(expiresAt)}`;
  return revokedAt === null ? `ended ${formatDate(expiresAt)}` : `revoked ${formatDate(revokedAt)}`;
};

const nameOf = ({ sentTo }: LinkEntry): string => (sentTo ? `Sent to ${sentTo}` : 'Link');

/** Puts the links that open something first, because people need to know about them. */
const inOrder = (links: readonly LinkEntry[]): LinkEntry[] => [
  ...links.filter(({ isGood }) => isGood),
  ...links.filter(({ isGood }) => !isGood),
];

/** The links that were made, how often others opened each, and the way to end it. */
export function SharedLinkList({ links, noun }: SharedLinkListProps) {
  const titleId = useId();
  const { revoke, isSending, problem } = useRevokeSharedLink();
  const [revoking, setRevoking] = useState<LinkEntry | null>(null);
  const confirm = async () => {
    if (revoking) await revoke(revoking.id);
    setRevoking(null);
  };
  return (
    <section aria-labelledby={titleId}>
      <Title order={3} size="h6" id={titleId} mb="xs">
        Links to this {noun}
      </Title>
      {problem ? (
        <FailureNotice title="The link could not be revoked" message={problem.message} />
      ) : null}
      {links.length === 0 ? (
        <Text size="sm" c="dimmed">
          None yet. Your visits are not counted, only those of others.
        </Text>
      ) : (
        <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
          {inOrder(links).map((link) => (
            <RevocableItem
              key={link.id}
              name={nameOf(link)}
              facts={[
                seenWords(link),
                [
                  `Made ${formatDateTime(link.createdAt)}`,
                  endWords(link),
                  ...(link.hidesIdentity ? ['without names and numbers'] : []),
                ].join(' · '),
              ]}
              ending={
                link.isGood
                  ? {
                      verb: 'Revoke',
                      label: `Revoke: ${nameOf(link)}, made ${formatDateTime(link.createdAt)}`,
                      isDisabled: isSending,
                    }
                  : null
              }
              onEnd={() => setRevoking(link)}
            />
          ))}
        </Stack>
      )}
      <ConfirmDialog
        isOpen={revoking !== null}
        title="Revoke this link?"
        confirmLabel="Revoke it"
        isBusy={isSending}
        onConfirm={() => void confirm()}
        onClose={() => setRevoking(null)}
      >
        <Text>Nobody can open it any more. This cannot be undone.</Text>
      </ConfirmDialog>
    </section>
  );
}
