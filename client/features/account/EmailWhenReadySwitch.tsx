import { Switch } from '@mantine/core';
import { type AccountScreen_AccountFragment, UpdateAccountDocument } from '../../gql/graphql.ts';
import { useSend } from '../../hooks/use-send.ts';

interface EmailWhenReadySwitchProps {
  account: Pick<AccountScreen_AccountFragment, 'id' | 'email' | 'emailWhenReady'>;
}

export function EmailWhenReadySwitch({ account }: EmailWhenReadySwitchProps) {
  const [send, { isSending, problem }] = useSend(UpdateAccountDocument, {
    optimisticResponse: ({ input: { emailWhenReady } }) => ({
      updateAccount: {
        __typename: 'UpdateAccountSuccess',
        account: { __typename: 'Account' as const, id: account.id, emailWhenReady },
      },
    }),
  });

  return (
    <Switch
      label="E-mail me when an estimate is ready"
      description={`To ${account.email}, with a link to it.`}
      checked={account.emailWhenReady}
      disabled={isSending}
      error={problem ? `Your choice was not saved. ${problem.message}` : null}
      onChange={({ currentTarget }) =>
        void send({ input: { emailWhenReady: currentTarget.checked } })
      }
    />
  );
}
