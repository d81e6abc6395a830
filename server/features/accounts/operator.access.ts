// Who is an operator: whoever has signed in with an address that the environment names. Nobody else learns that there is a desk.
import type { Context } from '../../context.ts';
import { notFound } from '../../domain/errors.ts';

export const isOperator = ({ viewer, env }: Context): boolean =>
  viewer.kind === 'USER' && env.OPERATOR_EMAILS.includes(viewer.email);

/** Gives the operator's address. Throws NOT_FOUND, as for what is not there. */
export const requireOperator = (ctx: Context, what = 'This page'): string => {
  if (ctx.viewer.kind !== 'USER' || !isOperator(ctx)) throw notFound(what);
  return ctx.viewer.email;
};
