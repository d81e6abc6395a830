import { Button, Grid, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import type { FileKind } from '../../../server/domain/catalog.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Section } from '../../components/Section.tsx';
import { UploadCard } from './uploads/UploadCard.tsx';
import { useCardTerms } from './uploads/use-card-terms.ts';
import { ChosenProject } from './ChosenProject.tsx';
import { ScopeFields } from './ScopeFields.tsx';
import { SetupProgress } from './SetupProgress.tsx';
import { StartAlert } from './StartAlert.tsx';
import type { StartForm } from './start-draft.ts';
import classes from './StartScreen.module.css';
import { useStartForm } from './use-start-form.ts';
import { ESTIMATE_LIMITS } from '../../../server/domain/limits.ts';

const CARDS: FileKind[] = ['PHOTO', 'VIDEO', 'FLOOR', 'DOC'];

interface StartScreenProps {
  search: URLSearchParams;
  prefill: StartForm;
  onStarted: (jobId: string) => void;
  renderProjectPicker: (choose: (projectId: string) => void) => ReactNode;
}

export function StartScreen({ renderProjectPicker, ...options }: StartScreenProps) {
  const page = useStartForm(options);
  const { form, change, uploads, checks, errors } = page;
  const terms = useCardTerms();
  const hintId = useId();
  const filesId = useId();
  const room = ESTIMATE_LIMITS.uploads - uploads.list.length;

  return (
    <Stack gap="lg">
      <div>
        <PageTitle>Start a new estimate</PageTitle>
        <Text c="dimmed" mt={4}>
          Show what is there, say what should be done. You get a priced list of the work.
        </Text>
      </div>
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Stack gap="lg">
            <section aria-labelledby={filesId}>
              <Title order={2} size="h4" id={filesId} mb="sm">
                Files
              </Title>
              <SimpleGrid cols={{ base: 1, sm: 2 }}>
                {CARDS.map((kind) => (
                  <UploadCard key={kind} kind={kind} {...uploads} room={room} terms={terms[kind]} />
                ))}
              </SimpleGrid>
              {errors.uploads ? (
                <Text size="sm" c="var(--mantine-color-error)" mt="xs">
                  {errors.uploads}
                </Text>
              ) : null}
            </section>
            <Section title="The work">
              <ScopeFields form={form} errors={errors} onChange={change} />
            </Section>
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <div className={classes.sidebar}>
            <Section title="Project">
              <ChosenProject
                projectId={form.projectId}
                error={errors.projectId}
                picker={renderProjectPicker((projectId) => change({ projectId }))}
                onClear={() => change({ projectId: null })}
              />
            </Section>
            <Section title="Setup progress">
              <SetupProgress checks={checks} />
              {page.alert ? <StartAlert text={page.alert} /> : null}
              <Button
                size="md"
                fullWidth
                disabled={!page.canStart && !page.isSubmitting}
                loading={page.isSubmitting}
                aria-describedby={hintId}
                onClick={() => void page.start()}
              >
                Start Analysis
              </Button>
              <Text size="xs" c="dimmed" id={hintId} aria-live="polite">
                {page.isWaitingForServer
                  ? 'The server is busy. Trying again by itself…'
                  : 'It usually takes less than a minute. You may leave the page meanwhile.'}
              </Text>
            </Section>
          </div>
        </Grid.Col>
      </Grid>
    </Stack>
  );
}
