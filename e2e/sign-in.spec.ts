import type { CaughtMail, SmtpSink } from '../server/testing/smtp-sink.ts';
import { startSmtpSink } from '../server/testing/smtp-sink.ts';
import { Bell } from './pages/bell.ts';
import { LoginPage } from './pages/login-page.ts';
import { expect, test as base } from './test.ts';
import { BEDROOM_WORK } from './uploads.ts';

const test = base.extend<{ login: LoginPage }, { mails: SmtpSink }>({
  mails: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of the fixtures wanted here
    async ({}, use) => {
      const sink = await startSmtpSink();
      await use(sink);
      await sink.close();
    },
    { scope: 'worker' },
  ],
  serverEnv: [
    ({ mails }, use) => use({ SMTP_URL: mails.url, GUEST_FREE_ESTIMATES: '1' }),
    { scope: 'worker' },
  ],
  login: ({ page }, use) => use(new LoginPage(page)),
});

const codeIn = ({ raw }: CaughtMail): string => /^Subject: (\d{6}) /m.exec(raw)?.[1] ?? '';
const codeFor = ({ mails }: SmtpSink, email: string): string => {
  const mail = mails.findLast(({ recipients }) => recipients.includes(email));
  return mail ? codeIn(mail) : '';
};

test("a guest's running job comes along to the account, in all tabs", async ({
  page,
  context,
  mails,
  server,
  openRunningJob,
  runningJob,
  result,
  login,
}) => {
  const email = 'ada.lovelace@example.com';
  server.closeGate();
  await openRunningJob();
  const other = await context.newPage();
  await other.goto('/projects');
  await expect(other.getByRole('link', { name: 'Sign in' })).toBeVisible();

  await page.getByRole('link', { name: 'Sign in' }).click();
  await login.askForCode(email);
  const code = codeFor(mails, email);
  await login.code.evaluate(
    (field, text) => {
      const data = new DataTransfer();
      data.setData('text/plain', text);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
      document.execCommand('insertText', false, text);
    },
    `${code.slice(0, 3)} ${code.slice(3)}`,
  );
  await expect(login.code).toHaveValue(code);
  await login.verifyButton.click();

  await expect(
    page.getByText('What you made as a guest is in your account now: 1 project and 1 file.'),
  ).toBeVisible();
  await expect(runningJob.heading).toBeVisible();
  await expect(other.getByRole('button', { name: `account of ${email}` })).toHaveText('AL');
  await expect(other.getByRole('link', { name: 'View 12 Maple Street' })).toBeVisible();
  await expect(new Bell(other).button).toHaveAccessibleName('Estimates: 1 processing');

  server.openGate();
  await result.expectArrival();
  await expect(page.getByRole('link', { name: 'Sign in to save project' })).toHaveCount(0);

  await other.getByRole('button', { name: `account of ${email}` }).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(other.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(other.getByText('No projects yet')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No estimate found' })).toBeVisible();
});

test('a sign-in that was ended elsewhere is taken up again over unsaved changes', async ({
  page,
  mails,
  projects,
  start,
  result,
  login,
}) => {
  const email = 'grace@example.com';
  await page.goto('/login');
  await login.askForCode(email);
  await login.code.fill(codeFor(mails, email));
  await login.verifyButton.click();
  await expect(page).toHaveURL(/\/projects$/);
  await projects.create('12 Maple Street');
  await projects.newEstimateFor('12 Maple Street').click();
  await start.fill(BEDROOM_WORK);
  await start.startButton.click();
  await result.expectArrival();

  const token = await page.evaluate(() => localStorage.getItem('auth.token'));
  await page.request.post('/graphql', {
    headers: { Authorization: `Token ${token}` },
    data: { query: 'mutation { signOut { __typename } }' },
  });
  await result.setTotal('12000');
  await result.saveButton.click();
  await page.getByRole('alert').getByRole('button', { name: 'Sign in' }).click();

  // The code of a minute ago was used, and another may be asked for only now and then.
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText(/^Could not send code\. Try again later\./)).toBeVisible();
  mails.mails.length = 0;
  await page.evaluate(() => localStorage.setItem('guestKey', crypto.randomUUID()));
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(login.sent).toBeVisible();
  await login.code.fill(codeFor(mails, email));
  await login.verifyButton.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  expect(await result.totalCost()).toBe(1_200_000);
  await result.save();
});

test('the free trial ends at the login, and loses nothing', async ({
  page,
  openEstimate,
  start,
}) => {
  await openEstimate();
  await start.openFilled(BEDROOM_WORK, { project: '14 Maple Street', title: 'One too many' });
  await start.startButton.click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Free trial used up — sign in to continue.')).toBeVisible();

  await page.getByRole('link', { name: 'Go back' }).click();
  await expect(page).toHaveURL(/\/start\?project=\d+$/);
  await expect(start.title).toHaveValue('One too many');
  await start.expectAdded('PHOTO', 1);
});
