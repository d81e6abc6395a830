import {
  type ContractorPortal_ContractorFragment,
  UpdateContractorProfileDocument,
} from '../../../gql/graphql.ts';
import { useSend } from '../../../hooks/use-send.ts';
import { showToast } from '../../../lib/toast.tsx';
import { draftOf, inputOf, type ProfileDraft } from './profile-draft.ts';
import { ProfileForm } from './ProfileForm.tsx';

export function OwnProfile({ contractor }: { contractor: ContractorPortal_ContractorFragment }) {
  const [send, { isSending, problem }] = useSend(UpdateContractorProfileDocument);
  const submit = async (draft: ProfileDraft): Promise<void> => {
    const outcome = await send({ input: inputOf(draft) });
    if (outcome.kind === 'done') showToast({ kind: 'success', message: 'Profile saved' });
  };
  return (
    <ProfileForm
      label="Your profile"
      submitLabel="Save profile"
      initial={draftOf(contractor)}
      isBusy={isSending}
      problem={problem}
      canPause
      nameHint={
        contractor.identityStatus === 'APPROVED'
          ? 'Your identity is verified under this name. With another name it has to be verified anew.'
          : undefined
      }
      onSubmit={(draft) => void submit(draft)}
    />
  );
}
