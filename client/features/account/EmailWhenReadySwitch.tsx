import { Switch } from '@mantine/core';
import { useState } from 'react';
import type { AccountScreen_AccountFragment } from '../../gql/graphql.ts';
import { useUpdateAccountMutation } from '../../gql/hooks.ts';
import { readFailure } from '../../lib/request-failure.ts';

interface EmailWhenReadySwitchProps {
  account: Pick<AccountScreen_AccountFragment, 'id' | 'email' | 'emailWhenReady'>;
}

export function EmailWhenReadySwitch({ account }: EmailWhenReadySwitchProps) {
  const [update, { loading }] = useUpdateAccountMutation();
  const [failure, setFailure] = useState<string | null>(null);

  const choose = async (emailWhenReady: boolean): Promise<void> => {
    setFailure(null);
    try {
      await update({
        variables: { input: { emailWhenReady } },
        optimisticResponse: {
          updateAccount: {
            __typename: 'UpdateAccountSuccess',
            account: { __typename: 'Account', id: account.id, emailWhenReady },
          },
        },
      });
    } catch (error) {
      setFailure(`Your choice was not saved. ${readFailure(error).message}`);
    }
  };

  return (
    <Switch
      label="E-mail me when an estimate is ready"
      description={`To ${account.email}, with a link to it.`}
      checked={account.emailWhenReady}
      disabled={loading}
      error={failure}
      onChange={(event) => void choose(event.currentTarget.checked)}
    />
  );
}
