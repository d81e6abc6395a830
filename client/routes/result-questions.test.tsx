import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AnswerPricesDocument } from '../gql/graphql.ts';
import { openResult } from '../testing/result-page.ts';
import { samplePlace, sampleScope, sampleUnread, sampleWork } from '../testing/scope-samples.ts';
import { withScope, takes, sent } from '../testing/scoped-result.ts';

const questions = () =>
  screen.getByRole('region', { name: /^(?:To price this|Your answers|Part of)/ });

describe('questions', () => {
  const QUESTION = {
    __typename: 'ScopeQuestion' as const,
    id: 'q4',
    text: 'How large is the kitchen?',
    unreadStart: null,
    moves: 1_250,
    answers: ['10 × 12 ft', '12 × 14 ft'].map((label) => ({
      __typename: 'ScopeAnswer' as const,
      label,
    })),
  };

  it('are answered by a tap, with what is at stake', async () => {
    const server = withScope(sampleScope({ questions: [QUESTION] }));
    takes(server, { scope: sampleScope() });
    const { user } = await openResult(server);
    const region = questions();
    expect(region).toHaveTextContent('The total may move by up to $1,250.');
    await user.click(
      within(region).getByRole('button', { name: '12 × 14 ft: How large is the kitchen?' }),
    );
    await screen.findByText(/^Answered: 12 × 14 ft\./);
    expect(sent(server)[0]?.patches).toEqual([{ answer: { questionId: 'q4', answer: 1 } }]);
    expect(screen.queryByText(QUESTION.text)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('say what each answer would change before it is chosen, and ask anew for another version', async () => {
    const other = { ...QUESTION, id: 'q5', text: 'Which tub?' };
    const server = withScope(sampleScope({ questions: [QUESTION, other] }));
    const differences: (number | null)[][] = [
      [0, 859.6],
      [-320, null],
    ];
    server.backend.on(AnswerPricesDocument).answer(() => ({
      estimate: {
        __typename: 'Estimate',
        id: server.estimate().id,
        version: server.estimate().version,
        answerPrices: (server.estimate().scope?.questions ?? []).map(({ id }, index) => ({
          __typename: 'AnswerPrices' as const,
          questionId: id,
          differences: differences[index] ?? [],
        })),
      },
    }));
    takes(server, { scope: sampleScope({ questions: [QUESTION] }) });
    const { user } = await openResult(server);
    const button = (name: string) => within(questions()).findByRole('button', { name });
    expect(await button('12 × 14 ft, +$860: How large is the kitchen?')).toBeVisible();
    expect(await button('10 × 12 ft, no change: How large is the kitchen?')).toBeVisible();
    expect(await button('12 × 14 ft: Which tub?')).toBeVisible();
    differences.reverse();
    await user.click(await button('10 × 12 ft, −$320: Which tub?'));
    expect(await button('10 × 12 ft, −$320: How large is the kitchen?')).toBeVisible();
    expect(server.backend.on(AnswerPricesDocument).calls()).toHaveLength(2);
  });

  it.each([
    ['have their answers priced, though nobody knows what hangs on them', 1, null, 1],
    ['have no prices before the first price of an estimate', 0, 1_250, 0],
  ])('%s', async (_what, works, moves, calls) => {
    const { work } = sampleScope();
    const scope = sampleScope({
      work: work.slice(0, works),
      questions: [{ ...QUESTION, moves }],
    });
    const server = withScope(scope, works === 0 ? { items: [], total: 0, linesTotal: 0 } : {});
    const asked = server.backend.on(AnswerPricesDocument);
    asked.answer(() => ({
      estimate: {
        __typename: 'Estimate',
        id: server.estimate().id,
        version: server.estimate().version,
        answerPrices: [
          { __typename: 'AnswerPrices' as const, questionId: QUESTION.id, differences: [860, 0] },
        ],
      },
    }));
    await openResult(server);
    const name = calls > 0 ? /10 × 12 ft, \+\$860/ : /10 × 12 ft/;
    expect(await within(questions()).findByRole('button', { name })).toBeVisible();
    expect(asked.calls()).toHaveLength(calls);
  });

  it('are the main thing of an estimate that only asks', async () => {
    const scope = sampleScope({ work: [], questions: [QUESTION] });
    await openResult(withScope(scope, { items: [], total: 0, linesTotal: 0 }));
    const region = questions();
    expect(region).toHaveTextContent('To price this, we need to know more');
    expect(screen.queryByText(/Start a new estimate with the answers/)).not.toBeInTheDocument();
  });

  it('ask for words that are not in the total, which then stand there alone', async () => {
    const unread = sampleUnread('hmm');
    const words = { ...QUESTION, id: 'q6', text: 'What is “hmm”?', unreadStart: unread.start };
    const scope = sampleScope({ unread: [unread], questions: [QUESTION, words] });
    const { user } = await openResult(withScope(scope));
    expect(questions()).toHaveTextContent('Part of what you wrote is not in the total yet');
    expect(screen.queryByText('Not used, or not sure')).not.toBeInTheDocument();
    const other = within(questions()).getAllByRole('button', { name: /^Something else…/ });
    expect(other.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Something else…: What is “hmm”?',
    ]);
    await user.click(screen.getByRole('button', { name: 'Something else…: What is “hmm”?' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add work' }));
    expect(dialog.getByLabelText('What should be done')).toHaveValue('hmm');
  });

  it('of a guess say that they make the total more exact', async () => {
    const unread = sampleUnread('hmm', { workId: 'w2' });
    const words = { ...QUESTION, unreadStart: unread.start };
    const scope = sampleScope({ work: [sampleWork('w2')], unread: [unread], questions: [words] });
    await openResult(withScope(scope));
    expect(questions()).toHaveTextContent('Your answers make this more exact');
    expect(within(questions()).getByRole('button', { name: /^Something else…/ })).toBeVisible();
    expect(screen.queryByText('Not used, or not sure')).not.toBeInTheDocument();
  });

  it('are also for the names of rooms on a plan', async () => {
    const room = samplePlace('p9', {
      label: 'Room 3',
      type: 'unknown',
      basis: 'PLAN',
      source: 'plan.pdf, page 1',
    });
    const server = withScope(sampleScope({ places: [samplePlace('p1'), room] }));
    takes(server, { scope: sampleScope() });
    const { user } = await openResult(server);
    const region = within(questions());
    expect(region.getByText('Room 3, 12 × 14 ft, plan.pdf, page 1')).toBeVisible();
    await user.selectOptions(
      region.getByRole('combobox', { name: 'Kind of room, Room 3' }),
      'Pantry',
    );
    await waitFor(() =>
      expect(sent(server)[0]?.patches).toEqual([
        { setPlace: { placeId: 'p9', type: 'pantry', label: 'Pantry' } },
      ]),
    );
  });
});
