import { Alert, Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import { firstData, takeInFirstData } from '../apollo/first-data.ts';
import { pageClient } from '../apollo/page-client.ts';
import { Page } from '../components/Page.tsx';
import { ProjectPicker } from '../features/projects/ProjectPicker.tsx';
import {
  emptyForm,
  formKeyOf,
  moveDraft,
  type StartForm,
  startedKeyOf,
} from '../features/start/start-draft.ts';
import { StartScreen } from '../features/start/StartScreen.tsx';
import {
  ProjectChoicesDocument,
  StartQuotaDocument,
  UploadLimitsDocument,
} from '../gql/graphql.ts';
import { StartedJob } from './StartedJob.tsx';
import { ESTIMATE_LIMITS } from '../../server/domain/limits.ts';
import { extraPart } from '../lib/lazy-part.tsx';
import { bareKey, globalId, KEY_PATTERN } from '../../server/domain/ids.ts';

/** Only requests with documents need it. */
const [PapersOfRequest] = extraPart(
  async () => (await import('../features/papers/PapersOfRequest.tsx')).PapersOfRequest,
);

/** What the form asks; whoever comes for a job that was started has none. */
export const prepareStart = async (): Promise<void> => {
  if (new URLSearchParams(location.search).has('job')) return;
  for (const document of [UploadLimitsDocument, ProjectChoicesDocument, StartQuotaDocument]) {
    await takeInFirstData(pageClient, document);
  }
};

/** Somebody's only project, where they came with the page. */
const soleProjectId = (): string | null => {
  const projects = firstData(pageClient, ProjectChoicesDocument)?.viewer.projects.edges ?? [];
  return (projects.length === 1 && projects[0]?.node.id) || null;
};

/** The project that an address asks for. */
const projectIn = (search: URLSearchParams): string | null => {
  const key = bareKey(search.get('project') ?? '');
  return KEY_PATTERN.test(key) ? globalId('Project', key) : null;
};

const prefillFrom = (search: URLSearchParams, state: unknown): StartForm => ({
  ...emptyForm,
  title: (search.get('title') ?? '').slice(0, ESTIMATE_LIMITS.title),
  instructions: search.get('instructions') ?? '',
  projectId: projectIn(search) ?? soleProjectId(),
  agentKind: isContractorMode(state) ? 'CONTRACTOR' : emptyForm.agentKind,
});

const isContractorMode = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'mode' in state && state.mode === 'contractor';

export function StartRoute() {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const [alert, setAlert] = useState<string | null>(null);
  const job = search.get('job');
  const jobId = job && globalId('Job', bareKey(job));
  const formKey = formKeyOf(search);

  const showJob = (startedId: string) => {
    moveDraft(formKey, startedKeyOf(startedId));
    setAlert(null);
    setSearch({ ...Object.fromEntries(search), job: bareKey(startedId) }, { replace: true });
  };
  const showForm = (reason: string | null) => {
    if (jobId) moveDraft(startedKeyOf(jobId), formKey);
    setAlert(reason);
    setSearch(new URLSearchParams(formKey), { replace: true });
  };

  if (jobId) {
    return (
      <Page size="md">
        <StartedJob
          jobId={jobId}
          onPollFailure={showForm}
          formButton={
            <Button variant="default" onClick={() => showForm(null)}>
              Back to the form
            </Button>
          }
        />
      </Page>
    );
  }
  return (
    <Page>
      {alert ? (
        <Alert color="red" icon={<IconAlertTriangle />} role="alert" mb="lg">
          {alert}
        </Alert>
      ) : null}
      <StartScreen
        key={formKey}
        search={search}
        prefill={prefillFrom(search, state)}
        onStarted={showJob}
        renderProjectPicker={(picker) => <ProjectPicker {...picker} />}
        renderPapers={(fileIds, instructions, onWrite) => (
          <Suspense fallback={null}>
            <PapersOfRequest fileIds={fileIds} instructions={instructions} onAsk={onWrite} />
          </Suspense>
        )}
      />
    </Page>
  );
}
