import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loginRequired } from '../apollo/client.ts';
import { paths, type LoginState } from '../lib/paths.ts';
import { signedInUser } from '../lib/session.ts';

/** Goes to /login with the server's message and the way back, whichever call it was that needed a login. */
export function useLoginRedirect(): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const redirect = useEffectEvent((message: string) => {
    const user = signedInUser();
    const state: LoginState = {
      message,
      from: pathname + search,
      ...(user && { email: user.email, again: true }),
    };
    void navigate(paths.login(), { state });
  });
  useEffect(() => loginRequired.listen((message) => redirect(message)), []);
}
