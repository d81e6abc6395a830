import { afterEach, describe, expect, it } from 'vitest';
import { useTestServer } from '../testing/app.ts';
import { createScriptedEstimator } from '../testing/scripted-estimator.ts';
import { guestOf } from '../testing/world.ts';
import { json, type JobBody, restSubmit, submitByRest } from '../testing/rest-answers.ts';
import { numberOf } from '../testing/ids.ts';

const estimator = createScriptedEstimator();
const server = useTestServer({ estimator });
afterEach(() => estimator.open());

describe('the main job over REST', () => {
  it('goes from project and file to a result', async () => {
    const guest = guestOf(server());
    // A job without an estimate: from here on the keys of the two tables differ.
    estimator.failNext(3);
    await guest.waitForEnd((await guest.submit()).id);
    const project = await json<{ id: number }>(
      guest.rest('POST', '/api/projects/', { name: 'Elm Street', zip: '60601' }),
    );
    expect(project).toMatchObject({
      status: 201,
      body: { name: 'Elm Street', zip: '60601', job_count: 0 },
    });
    const upload = await json<{ id: number }>(guest.postFile());
    expect(upload).toMatchObject({ status: 201, body: { mime: 'image/png', kind: 'photo' } });

    const job = await json<JobBody>(
      guest.rest('POST', '/api/jobs/', {
        instructions: 'Repaint the bedroom',
        property_type: 'res',
        work_grade: 'high',
        uploads: [upload.body.id],
        agent_kind: 'insurance',
        project: project.body.id,
        title: ' Bedroom ',
      }),
    );
    expect(job).toMatchObject({
      status: 201,
      body: {
        title: 'Bedroom',
        project: project.body.id,
        project_name: 'Elm Street',
        project_seq: 1,
        work_grade: 'high',
        agent_kind: 'insurance',
        property_type: 'res',
        uploads: [upload.body.id],
      },
    });
    await guest.waitForEnd(String(job.body.id));

    const { claim_number: claim } = job.body;
    const byJob = await json<{ id: number }>(
      guest.rest('GET', `/api/results/by-job/${job.body.id}/`),
    );
    const byClaim = await json(guest.rest('GET', `/api/results/${claim}/`));
    // A number names one thing: a result has the number of its job, whatever else was numbered before.
    expect(byJob.body.id).toBe(job.body.id);
    const byId = await json(guest.rest('GET', `/api/results/${byJob.body.id}/`));
    expect(byClaim.body).toEqual(byJob.body);
    expect(byId.body).toEqual(byJob.body);
    expect(byJob).toMatchObject({
      status: 200,
      body: {
        job: job.body.id,
        claim_number: claim,
        title: 'Bedroom',
        project: project.body.id,
        project_name: 'Elm Street',
        project_zip: '60601',
        project_seq: 1,
        premium: false,
        pdf_url: null,
        currency: 'USD',
        inventory: [],
        inventory_html: '',
        inventory_total: 0,
        uploads: [
          { id: upload.body.id, mime: 'image/png', file: expect.stringContaining('/files/') },
        ],
        instructions: 'Repaint the bedroom',
        raw_json: {
          title: 'Bedroom',
          project_name: 'Elm Street',
          workflow: 'insurance',
          property_type: 'res',
          currency: 'USD',
          peril: null,
          location: '60601',
          version: 'scripted',
          generated_at: expect.any(String),
          summary: {
            total_project_cost: 63.75,
            estimate_reasoning: 'You asked: Repaint the bedroom',
            future_actions: ['Measure', 'Ask for bids', 'Choose finishes'],
            project_name: 'Elm Street',
            title: 'Bedroom',
            delivery: 'gc_managed',
          },
        },
      },
    });
    expect(byJob.body).toMatchObject({
      raw_json: {
        items: [
          {
            id: 1,
            line_items: 'Line 1',
            Details: '',
            QUANTITY: 2,
            unit_code: 'EA',
            UNIT_PRICE: 10.5,
            TAX: 0.25,
            TOTAL_PRICE: 21.25,
            category: 'Painting',
            tags: [],
            source: 'Test catalogue',
            metadata: { code: 'TST-LINE', basis: 'default' },
          },
          {},
          {},
        ],
      },
    });
    const jobs = await json(guest.rest('GET', `/api/projects/${project.body.id}/jobs/`));
    expect(jobs.body).toEqual([
      {
        id: job.body.id,
        title: 'Bedroom',
        work_grade: 'high',
        created: expect.any(String),
        status: 'ready',
        claim_number: claim,
        project_seq: 1,
        is_test: false,
      },
    ]);
    const guestList = await json(guest.rest('GET', '/api/results/guest/'));
    expect(guestList.body).toMatchObject([
      { id: job.body.id, job: job.body.id, claim_number: claim, project_zip: '60601' },
    ]);
  });

  it('answers 202 until the estimate is there, 410 when it will never be', async () => {
    estimator.close();
    const guest = guestOf(server());
    const job = await submitByRest(guest);
    for (const path of [`by-job/${job.id}`, job.claim_number]) {
      const waiting = await json(guest.rest('GET', `/api/results/${path}/`));
      expect(waiting).toMatchObject({ status: 202, body: { job: job.id } });
    }
    estimator.open();
    await guest.waitForEnd(String(job.id));
    estimator.failNext(3);
    const other = guestOf(server());
    const failing = await submitByRest(other);
    await other.waitForEnd(String(failing.id));
    const gone = await json(other.rest('GET', `/api/results/by-job/${failing.id}/`));
    expect(gone).toMatchObject({ status: 410, body: { code: 'job_failed' } });
  });
});

describe('errors', () => {
  it.each([
    [{ uploads: [] }, 'Upload at least one photo, video, plan or document.'],
    [{ project: null }, 'Project is required — select a project'],
    [{ property_type: 'castle' }, 'Choose a property type.'],
    [{ instructions: 'x' }, 'Describe the work in at least 5 characters.'],
  ])('a submit with %j is refused with a sentence', async (changes, detail) => {
    const guest = guestOf(server());
    const answer = await json(guest.rest('POST', '/api/jobs/', await restSubmit(guest, changes)));
    expect(answer).toMatchObject({ status: 400, body: { detail, code: 'bad_input' } });
  });

  it.each([
    '/api/jobs/999999/',
    '/api/jobs/abc/',
    '/api/results/by-job/999999/',
    '/api/results/CLM-22222222/',
    '/api/results/999999/',
    '/api/projects/999999/',
    '/api/projects/999999/jobs/',
    '/api/nothing/',
    '/api//nothing/',
    '//evil.test/',
  ])('%s is not found', async (path) => {
    const answer = await json(guestOf(server()).rest('GET', path));
    expect(answer).toMatchObject({
      status: 404,
      body: { code: 'not_found', detail: expect.any(String) },
    });
  });

  it('says so when an address cannot even be read', async () => {
    const answer = await json(guestOf(server()).rest('GET', '/api/projects/%zz/'));
    expect(answer).toMatchObject({ status: 400, body: { detail: expect.any(String) } });
  });

  it('takes a ZIP that comes as a number, and names what is missing', async () => {
    const guest = guestOf(server());
    const zip = await json(guest.rest('POST', '/api/projects/', { name: 'Elm', zip: 60601 }));
    expect(zip).toMatchObject({ status: 201, body: { zip: '60601' } });
    const nameless = await json(guest.rest('POST', '/api/projects/', { zip: [] }));
    expect(nameless).toMatchObject({
      status: 400,
      body: {
        fields: {
          name: 'Enter a name or address for the project.',
          zip: 'Enter the ZIP code of the property; prices and taxes depend on it.',
        },
      },
    });
  });

  it('shows nobody what a number meant while estimates had numbers of their own', async () => {
    estimator.failNext(3);
    const [owner, other] = [guestOf(server()), guestOf(server())];
    await other.waitForEnd((await other.submit()).id);
    const theirs = await other.waitForEnd((await other.submit()).id);
    // The key of the other's estimate, which used to be its number, may be that of a job of this one's by now.
    const paths = [`results/${theirs.estimate?.id}/`, `results/${theirs.id}/`];
    for (const path of paths) {
      const answer = await json<{ claim_number?: string }>(owner.rest('GET', `/api/${path}`));
      expect([answer.status, answer.body.claim_number]).toEqual([404, undefined]);
    }
    expect(numberOf(theirs.estimate?.id)).not.toBe(numberOf(theirs.id));
    const kept = await json(other.rest('GET', `/api/results/${theirs.id}/`));
    expect(kept.body).toMatchObject({ id: numberOf(theirs.id), claim_number: theirs.claimNumber });
  });

  it('names a field as the sender calls it, and the media types an address takes', async () => {
    const guest = guestOf(server());
    const named = await json<{ fields: object }>(guest.rest('POST', '/api/jobs/', {}));
    expect(Object.keys(named.body.fields)).toEqual([
      'project',
      'instructions',
      'property_type',
      'work_grade',
      'uploads',
    ]);
    const asked = (method: string, path: string, type: string, body: string) =>
      fetch(`${server().url}/api/${path}`, {
        method,
        headers: { ...guest.headers, 'content-type': type },
        body,
      });
    for (const [method, path, type, accept] of [
      ['POST', 'projects/', 'text/xml', 'application/json'],
      ['POST', 'projects/', 'multipart/form-data; boundary=x', 'application/json'],
      ['POST', 'files/', 'application/json', 'multipart/form-data'],
      ['POST', 'contractors/register/', 'text/plain', 'application/json, multipart/form-data'],
      ['PATCH', 'uploads/1/', 'image/png', 'application/offset+octet-stream'],
    ] as const) {
      const answer = await asked(method, path, type, '{}');
      const accepted = answer.headers.get(method === 'POST' ? 'accept-post' : 'accept-patch');
      expect([answer.status, accepted]).toEqual([415, accept]);
      expect(await answer.json()).toMatchObject({
        detail: expect.stringContaining('This address takes'),
      });
    }
  });

  it('hides the work of others behind the same answer', async () => {
    const owner = guestOf(server());
    const job = await submitByRest(owner);
    await owner.waitForEnd(String(job.id));
    const other = guestOf(server());
    const paths = (id: number | string, claim: string) => [
      `/api/jobs/${id}/`,
      `/api/results/by-job/${id}/`,
      `/api/results/${claim}/`,
    ];
    const hidden = paths(job.id, job.claim_number);
    const missing = paths(999999, 'CLM-22222222');
    for (const [index, path] of hidden.entries()) {
      const [a, b] = await Promise.all([
        json(other.rest('GET', path)),
        json(other.rest('GET', missing[index] ?? '')),
      ]);
      expect([a.status, a.body]).toEqual([b.status, b.body]);
    }
  });
});
