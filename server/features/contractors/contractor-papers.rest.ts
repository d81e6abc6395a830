import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { CONTRACTOR_LIMITS } from '../../domain/limits.ts';
import { formOf, type SentForm } from '../../rest/form.ts';
import { paper } from '../../rest/paper.ts';
import { ok } from '../../rest/respond.ts';
import type { RestRoute } from '../../rest/route.ts';
import { requireStillGood } from '../accounts/good-sign-ins.ts';
import { requireOwnContractor } from './contractors.access.ts';
import { submitIdentity } from './identity.ts';
import { changeLogo, openOwnLogo } from './logo.ts';
import { LOGO_PATH, toRestProfile } from './profile-wire.rest.ts';

/** Throws UNAUTHENTICATED where the sign-in ends while the form comes. */
export const readForm = async (
  ctx: Context,
  request: FastifyRequest,
  fileField: string,
): Promise<SentForm> => {
  const form = await formOf(request, fileField, CONTRACTOR_LIMITS.fileBytes);
  await requireStillGood(ctx, ctx.db);
  return form;
};

export const identityRoute: RestRoute = {
  method: 'PATCH',
  path: 'contractors/me/identity/',
  takes: ['form', 'json'],
  handle: async (ctx, request) => {
    // Nobody else's file is read at all.
    await requireOwnContractor(ctx);
    const { fields, file } = await readForm(ctx, request, 'identity_document');
    const sent = { identityNumber: fields['identity_number'], file };
    return ok(toRestProfile(ctx, await submitIdentity(ctx, sent)));
  },
};

const showLogoRoute: RestRoute = {
  method: 'GET',
  path: LOGO_PATH,
  query: ['version'],
  handle: async (ctx) => paper('logo', await openOwnLogo(ctx)),
};

const changeLogoRoute: RestRoute = {
  method: 'PATCH',
  path: LOGO_PATH,
  takes: ['form', 'json'],
  handle: async (ctx, request) => {
    await requireOwnContractor(ctx);
    const { file } = await readForm(ctx, request, 'logo');
    return ok(toRestProfile(ctx, await changeLogo(ctx, file)));
  },
};

export const LOGO_ROUTES: readonly RestRoute[] = [showLogoRoute, changeLogoRoute];
