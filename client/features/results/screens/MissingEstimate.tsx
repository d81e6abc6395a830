import { Button, Group, Stack, Text } from '@mantine/core';
import { LinkButton } from '../../../components/LinkButton.tsx';
import { LoadingDots } from '../../../components/LoadingDots.tsx';
import { NotFoundPage } from '../../../components/NotFoundPage.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { paths } from '../../../lib/paths.ts';
import { useDeletedEstimate } from './use-deleted-estimate.ts';

/** An address without an estimate: it may be among the deleted ones. */
export function MissingEstimate({ lookup }: { lookup: string }) {
  const deleted = useDeletedEstimate(lookup);
  if (deleted === undefined) return <LoadingDots />;
  if (deleted === null) {
    return (
      <NotFoundPage
        title="No estimate found"
        mayBePrivate
        message="You have no estimate with this number. Check it, or look in your projects. A guest’s estimate opens only in the browser that made it."
      />
    );
  }
  const { label, isBusy, onClick } = deleted.restore;
  return (
    <Stack>
      <PageTitle>This estimate was deleted</PageTitle>
      <Text>{deleted.text}</Text>
      <Group>
        <Button loading={isBusy} onClick={onClick}>
          {label}
        </Button>
        <LinkButton to={paths.projects()} variant="default">
          Your projects
        </LinkButton>
      </Group>
    </Stack>
  );
}
