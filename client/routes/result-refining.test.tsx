import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  EstimateVersionDocument,
  JobChangedDocument,
  LiveJobDocument,
  RefineEstimateDocument,
  SoughtJobDocument,
} from '../gql/graphql.ts';
import { asRevision } from '../testing/revision-sample.ts';
import { openResult, resultBackend } from '../testing/result-page.ts';
import { SAMPLE_JOB_ID, sampleEstimate, sampleJob, sampleLine } from '../testing/samples.ts';

describe('asking for a change', () => {
  it('prices again and shows what came of it until that is dismissed', async () => {
    const server = resultBackend();
    const { backend, user } = await openResult(server);
    const button = screen.getByRole('button', { name: 'Price again' });
    expect(button).toBeDisabled();
    const job = sampleJob('PRICING');
    backend.on(RefineEstimateDocument).answer(() => ({
      refineEstimate: { __typename: 'RefineEstimateSuccess', job },
    }));
    backend.on(SoughtJobDocument).answer(() => ({ job: { __typename: 'Job', id: SAMPLE_JOB_ID } }));
    backend.on(LiveJobDocument).answer(() => ({ job }));
    await user.type(
      screen.getByRole('textbox', { name: 'What should change' }),
      'Add recessed lights',
    );
    await user.click(button);
    expect(await screen.findByRole('heading', { level: 1, name: /Crunching/ })).toBeVisible();

    server.hold({
      version: 2,
      change: 'REFINED',
      changeNote: 'Add recessed lights',
      total: 615,
      linesTotal: 615,
      items: [...sampleEstimate().items, sampleLine('3', { name: 'Recessed LED light' })],
    });
    backend.on(EstimateVersionDocument).answer(() => ({
      estimate: { __typename: 'Estimate', id: '5', versionAt: asRevision(1) },
    }));
    act(() => backend.on(JobChangedDocument).emit({ jobChanged: sampleJob('READY') }));
    const notice = await screen.findByRole('region', { name: /what changed/ });
    await waitFor(() => expect(notice).toHaveTextContent('Recessed LED light+$205.00'));
    expect(notice).toHaveTextContent('Add recessed lights');
    expect(screen.queryByText(/changed elsewhere/)).not.toBeInTheDocument();
    expect(notice).toHaveTextContent('Total from $410.00 to $615.00 (+$205.00)');
    await user.click(within(notice).getByRole('button', { name: 'Got it' }));
    expect(screen.queryByRole('region', { name: /what changed/ })).not.toBeInTheDocument();
    expect(backend.on(RefineEstimateDocument).calls()).toEqual([
      { input: { estimateId: '5', instruction: 'Add recessed lights' } },
    ]);
  });

  it('needs no words where uploads were left out', async () => {
    const uploadsLeftOut = [{ __typename: 'File' as const, id: '9', name: 'plan.pdf' }];
    const { user, backend } = await openResult(
      resultBackend({ job: { ...sampleEstimate().job, uploadsLeftOut } }),
    );
    backend.on(RefineEstimateDocument).answer(() => ({
      refineEstimate: { __typename: 'RefineEstimateSuccess', job: sampleJob('QUEUED') },
    }));
    backend.on(SoughtJobDocument).answer(() => ({ job: { __typename: 'Job', id: SAMPLE_JOB_ID } }));
    backend.on(LiveJobDocument).answer(() => ({ job: sampleJob('PRICING') }));
    const notice = screen.getByRole('region', { name: 'One of your uploads was left out' });
    expect(notice).toHaveTextContent('while it was reading “plan.pdf”');
    await user.click(within(notice).getByRole('button', { name: 'Price again' }));
    expect(await screen.findByRole('heading', { level: 1, name: /Crunching/ })).toBeVisible();
    expect(backend.on(RefineEstimateDocument).calls()).toEqual([{ input: { estimateId: '5' } }]);
  });

  it('tells of a run that began elsewhere', async () => {
    const { user, backend } = await openResult(
      resultBackend({
        job: { ...sampleEstimate().job, status: 'PROCESSING' },
      }),
    );
    backend.on(SoughtJobDocument).answer(() => ({ job: { __typename: 'Job', id: SAMPLE_JOB_ID } }));
    backend.on(LiveJobDocument).answer(() => ({ job: sampleJob('PRICING') }));
    await user.click(screen.getByRole('button', { name: 'Show progress' }));
    expect(await screen.findByRole('heading', { level: 1, name: /Crunching/ })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Back to the estimate' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Kitchen Estimate');
  });
});
