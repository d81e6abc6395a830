// What a text tells around its orders: the words said of one thing, and of the whole loss. Reads words, prices nothing.
import type { ReadScope } from '../../parser/parsed-request.ts';
import type { Task } from '../../parser/parsed-task.ts';

/** All that is told, part by part, in the parser's even words. */
export const storyOf = ({ segments }: Pick<ReadScope, 'segments'>): string =>
  segments
    .map(({ text, clause }, index) =>
      index === 0 ? text : `${segments[index - 1]?.clause === clause ? ' , ' : ' . '}${text}`,
    )
    .join('');

const HURT =
  /\b(?:wet|soaked|damp|soggy|saturated|ruined|damaged|destroyed|collapsed|sagging|crumbling|swollen|buckled|warped|cupped|stained|rotted|rotten|moldy|hole|spot|falling)\b/;

const SAYS = /\b(?:is|are|was|were|need|needs|has|have|got|all|both)\b/;

/** What is said of a thing: its part of the sentence, and those behind it that name nothing else. */
export const saidOf = (task: Task, { segments }: Pick<ReadScope, 'segments'>): string => {
  const at = segments.findIndex(
    ({ clause, from, to }) =>
      clause === task.clause && task.at !== undefined && task.at >= from && task.at < to,
  );
  const own = segments[at];
  if (!own) return '';
  const behind = segments.slice(at + 1);
  const end = behind.findIndex(({ clause, objects }) => clause !== own.clause || objects > 0);
  const rest = end < 0 ? behind : behind.slice(0, end);
  const next = segments[at + 1 + rest.length];
  // "Carpet and pad are soaked": what is said of both stands behind the second.
  const shared = !HURT.test(own.text) && !SAYS.test(own.text);
  const told = shared && next?.clause === own.clause && SAYS.test(next.text) ? [next] : [];
  return [own, ...rest, ...told].map(({ text }) => text).join(' , ');
};

/** A thing told as damaged rather than ordered. */
export const isHurt = (task: Task, scope: Pick<ReadScope, 'segments'>): boolean =>
  task.verb === null || !task.ownVerb || HURT.test(saidOf(task, scope));
