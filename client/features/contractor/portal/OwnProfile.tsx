import { useState } from 'react';
import {
  type ContractorPortal_ContractorFragment,
  UpdateContractorProfileDocument,
} from '../../../gql/graphql.ts';
import { useSend } from '../../../hooks/use-send.ts';
import { showToast } from '../../../lib/toast.tsx';
import { changesOf, draftOf, type ProfileDraft } from './profile-draft.ts';
import { ProfileForm } from './ProfileForm.tsx';

export function OwnProfile({ contractor }: { contractor: ContractorPortal_ContractorFragment }) {
  const [send, { isSending, problem }] = useSend(UpdateContractorProfileDocument);
  const [saved, setSaved] = useState(() => draftOf(contractor));
  const submit = async (draft: ProfileDraft): Promise<void> => {
    const outcome = await send({ input: changesOf(saved, draft) });
    if (outcome.kind !== 'done') return;
    setSaved(draft);
    showToast({ kind: 'success', message: 'Profile saved' });
  };
  return (
    <ProfileForm
      label="Your profile"
      submitLabel="Save profile"
      initial={saved}
      isBusy={isSending}
      problem={problem}
      isKnown
      nameHint={
        contractor.identityStatus === 'APPROVED'
          ? 'Your identity is verified under this name. If you change the name, it has to be verified again.'
          : undefined
      }
      onSubmit={(draft) => void submit(draft)}
    />
  );
}
