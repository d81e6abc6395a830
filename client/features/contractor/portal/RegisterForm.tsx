import { useSignedInEmail } from '../../../hooks/use-session.ts';
import { useSend } from '../../../hooks/use-send.ts';
import { ContractorPortalDocument, RegisterContractorDocument } from '../../../gql/graphql.ts';
import { refreshContractorRole } from '../../../lib/refresh-role.ts';
import { showToast } from '../../../lib/toast.tsx';
import { EMPTY_PROFILE, inputOf, type ProfileDraft } from './profile-draft.ts';
import { ProfileForm } from './ProfileForm.tsx';

export function RegisterForm() {
  const email = useSignedInEmail();
  const [send, { isSending, problem }] = useSend(RegisterContractorDocument, {
    refetchQueries: [ContractorPortalDocument],
  });
  const submit = async (draft: ProfileDraft): Promise<void> => {
    const outcome = await send({ input: inputOf(draft) });
    if (outcome.kind !== 'done') return;
    showToast({ kind: 'success', message: 'We received your profile and will review it' });
    if (email !== null) await refreshContractorRole(email);
  };
  return (
    <ProfileForm
      label="Register as a contractor"
      submitLabel="Register"
      initial={EMPTY_PROFILE}
      isBusy={isSending}
      problem={problem}
      onSubmit={(draft) => void submit(draft)}
    />
  );
}
