import { Alert } from '@mantine/core';
import { useLocation } from 'react-router-dom';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import { LinkButton } from '../../components/LinkButton.tsx';
import { type LoginState, paths } from '../../lib/paths.ts';
import { SIGN_IN_FOR_MORE } from '../../lib/request-failure.ts';

/** Why nothing was started; where signing in helps, with the way there and back. */
export function StartAlert({ text }: { text: string }) {
  const { pathname, search } = useLocation();
  return (
    <Alert color="red" icon={<IconAlertTriangle />} role="alert">
      {text}
      {text.endsWith(SIGN_IN_FOR_MORE) ? (
        <LinkButton
          to={paths.login()}
          state={{ from: pathname + search } satisfies LoginState}
          size="xs"
          variant="default"
          mt="xs"
          display="block"
          w="fit-content"
        >
          Sign in
        </LinkButton>
      ) : null}
    </Alert>
  );
}
