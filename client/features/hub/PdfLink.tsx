import { Anchor } from '@mantine/core';

/** Its address is good for some minutes; pages that stay open read it again with their leads. */
export function PdfLink({ leadId, url }: { leadId: string; url: string }) {
  return (
    <Anchor href={url} target="_blank" rel="noopener" size="sm" aria-describedby={`lead-${leadId}`}>
      Open PDF
    </Anchor>
  );
}
