import { ok } from '../../rest/respond.ts';
import type { RestRoute } from '../../rest/route.ts';
import { bodyOf } from '../../rest/json-body.ts';
import { startSignIn, verifySignIn } from './sign-in.service.ts';

export const SIGN_IN_ROUTES: readonly RestRoute[] = [
  {
    method: 'POST',
    path: 'auth/start/',
    ignoresToken: true,
    handle: async (ctx, request) => {
      const { resendAfterSeconds } = await startSignIn(ctx, bodyOf(request));
      return ok({ detail: 'We emailed you a 6-digit code.', resend_after: resendAfterSeconds });
    },
  },
  {
    method: 'POST',
    path: 'auth/verify/',
    ignoresToken: true,
    handle: async (ctx, request) => {
      const { token, account } = await verifySignIn(ctx, bodyOf(request));
      return ok({ token, user: { id: account.id, email: account.email } });
    },
  },
];
