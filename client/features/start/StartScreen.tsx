import { Grid, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Intro } from '../../components/Intro.tsx';
import { InTurns } from '../../components/InTurns.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Section } from '../../components/Section.tsx';
import { intros } from '../../lib/intros.ts';
import { SortingZone } from './uploads/SortingZone.tsx';
import { UploadCard } from './uploads/UploadCard.tsx';
import { isDone } from './uploads/upload-queue.ts';
import { CARDS } from './uploads/upload-rules.ts';
import { useCardTerms } from './uploads/use-card-terms.ts';
import { ChosenProject } from './ChosenProject.tsx';
import { EstimateFields, ScopeFields } from './ScopeFields.tsx';
import { PLACES } from './setup-checks.ts';
import { SetupProgress } from './SetupProgress.tsx';
import { StartAction } from './StartAction.tsx';
import { StartQuota } from './StartQuota.tsx';
import type { StartForm } from './start-draft.ts';
import classes from './StartScreen.module.css';
import { useStartForm } from './use-start-form.ts';
import { ESTIMATE_LIMITS } from '../../../server/domain/limits.ts';

interface StartScreenProps {
  search: URLSearchParams;
  prefill: StartForm;
  onStarted: (jobId: string) => void;
  renderProjectPicker: (picker: {
    onChoose: (projectId: string) => void;
    choosesSole: boolean;
  }) => ReactNode;
  /** @param fileIds documents and plans that are uploaded, at least one; @param instructions what is written beside them */
  renderPapers: (
    fileIds: string[],
    instructions: string,
    onWrite: (instructions: string) => void,
  ) => ReactNode;
}

export function StartScreen({ renderProjectPicker, renderPapers, ...options }: StartScreenProps) {
  const page = useStartForm(options);
  const { form, change, uploads, checks, errors } = page;
  const terms = useCardTerms();
  const [hasCleared, setHasCleared] = useState(false);
  const room = ESTIMATE_LIMITS.uploads - uploads.list.length;
  const documents = uploads.list
    .filter(isDone)
    .filter(({ kind }) => kind === 'DOC' || kind === 'FLOOR');

  return (
    <Stack gap="lg" className={classes.page ?? ''}>
      <Intro hint={intros.start.hint}>
        <PageTitle>{intros.start.title}</PageTitle>
      </Intro>
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Stack gap="lg">
            <InTurns>
              <Section title="Project">
                <div id={PLACES.hasProject} className={classes.project}>
                  <ChosenProject
                    projectId={form.projectId}
                    error={errors.projectId}
                    picker={renderProjectPicker({
                      onChoose: (projectId) => change({ projectId }),
                      choosesSole: !hasCleared,
                    })}
                    onClear={() => {
                      setHasCleared(true);
                      change({ projectId: null });
                    }}
                  />
                </div>
              </Section>
              <Section title="The work">
                <ScopeFields
                  form={form}
                  hasDocuments={documents.some(({ kind }) => kind === 'DOC')}
                  errors={errors}
                  onChange={change}
                />
              </Section>
              <Section title="Files">
                <SortingZone id={PLACES.hasFiles} queue={uploads.queue} room={room} terms={terms} />
                <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
                  {CARDS.map((kind) => (
                    <UploadCard key={kind} kind={kind} {...uploads} room={room} terms={terms} />
                  ))}
                </SimpleGrid>
                {errors.uploads ? (
                  <Text size="sm" c="var(--mantine-color-error)" mt="xs">
                    {errors.uploads}
                  </Text>
                ) : null}
              </Section>
              {documents.length > 0
                ? renderPapers(
                    documents.map(({ fileId }) => fileId),
                    form.instructions,
                    (instructions) => change({ instructions }),
                  )
                : null}
              <Section title="The estimate">
                <EstimateFields form={form} errors={errors} onChange={change} />
              </Section>
            </InTurns>
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <div className={classes.sidebar}>
            <InTurns after={1}>
              <Section title="Setup progress">
                <SetupProgress checks={checks} projectId={form.projectId} />
                <StartAction page={page} />
              </Section>
              <StartQuota />
            </InTurns>
          </div>
        </Grid.Col>
      </Grid>
    </Stack>
  );
}
