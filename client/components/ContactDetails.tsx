import { Anchor, Stack, Text } from '@mantine/core';
import type { ContactDetails_ContactFragment } from '../gql/graphql.ts';

interface ContactDetailsProps {
  title: string;
  contact: ContactDetails_ContactFragment;
}

/** Only addresses of the web are led to. */
const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text);

/** How somebody is reached to whom one was introduced. */
export function ContactDetails({ title, contact }: ContactDetailsProps) {
  const { name, email, phone, website } = contact;
  return (
    <Stack gap={4} align="flex-start" style={{ overflowWrap: 'anywhere' }}>
      <Text fw={600} size="sm">
        {title}: {name}
      </Text>
      <Anchor size="sm" mih={24} href={`mailto:${email}`}>
        {email}
      </Anchor>
      {phone ? (
        <Anchor size="sm" mih={24} href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
          {phone}
        </Anchor>
      ) : null}
      {website && isWebAddress(website) ? (
        <Anchor size="sm" mih={24} href={website} target="_blank" rel="noopener noreferrer">
          {website}
        </Anchor>
      ) : null}
    </Stack>
  );
}
