import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendForm } from './send-form.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

it('puts what REST says of a field beside the field of the form', async () => {
  const fields = {
    full_name: 'Who?',
    'zip_codes.0': 'No ZIP.',
    address_line1: 'Where?',
    hp: 'Spam.',
  };
  server.use(
    http.post('*/api/contractors/register/', () =>
      HttpResponse.json({ detail: 'Who?', fields }, { status: 400 }),
    ),
  );
  const outcome = await sendForm('POST', '/api/contractors/register/', new FormData(), 'Failed');
  expect(outcome).toEqual({
    isDone: false,
    problem: {
      message: 'Who?',
      fields: [
        { path: 'fullName', message: 'Who?' },
        { path: 'zipCodes.0', message: 'No ZIP.' },
        { path: 'addressLine1', message: 'Where?' },
        { path: 'hp', message: 'Spam.' },
      ],
    },
  });
});
