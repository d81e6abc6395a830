// Numbers of rows as arguments, as ids were before they named their type: taken until a day, and told to whoever sends them.
import type { ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../context.ts';
import { badInput } from '../domain/errors.ts';

/** When arguments cease to take the numbers of rows in place of ids. */
export const NUMBERS_TAKEN_UNTIL = new Date('2027-02-27T00:00:00Z');

const DAY = NUMBERS_TAKEN_UNTIL.toISOString().slice(0, 10);

/** Fields of the operation of a context that were given numbers. */
const given = new WeakMap<Context, Set<string>>();

/** Notes a number in the arguments of a field, e.g. `Query.estimate`. Throws BAD_INPUT once none is taken any more. */
export const takeNumber = (ctx: Context, field: string): void => {
  if (ctx.now() >= NUMBERS_TAKEN_UNTIL)
    throw badInput(
      `\`${field}\` was given a number, and since ${DAY} only ids are taken. Send the \`id\` that answers have, or make it of the number as docs/api.md says (Ids).`,
    );
  const fields = given.get(ctx) ?? new Set();
  given.set(ctx, fields.add(field));
};

const warned = ({ extensions, ...result }: ExecutionResult, fields: ReadonlySet<string>) => ({
  ...result,
  extensions: {
    ...extensions,
    deprecations: [...fields].map((field) => ({
      code: 'NUMBER_AS_ID',
      field,
      message: `Numbers in place of ids are taken until ${DAY}. Send the \`id\` that answers have.`,
    })),
  },
});

/** Warns in `extensions.deprecations` of the answer. */
export const numbersAsIds: Plugin<Context> = {
  onExecute: ({ args: { contextValue } }) => ({
    onExecuteDone({ result, setResult }) {
      const fields = given.get(contextValue);
      if (!fields || Symbol.asyncIterator in result) return;
      given.delete(contextValue);
      setResult(warned(result, fields));
    },
  }),
};
