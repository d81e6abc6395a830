import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { isEmail } from '../../../../server/domain/leads/contractor-request.ts';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { useSignedInEmail } from '../../../hooks/use-session.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import { EmailCapture } from './EmailCapture.tsx';
import { ThankYou } from './ThankYou.tsx';
import { useApplication } from './use-application.ts';

type Step = 'email' | 'form' | 'thanks';

/** Three steps: email, form, thanks. A signed-in person begins with the form. */
export function ApplyScreen({ onLeave }: { onLeave: () => void }) {
  const ownEmail = useSignedInEmail();
  const application = useApplication(ownEmail);
  const { email, propsOf } = application;
  // A reload goes on where it was.
  const [step, setStep] = useState<Step>(() => (isEmail(email.trim()) ? 'form' : 'email'));

  if (step === 'thanks') return <ThankYou email={email} onLeave={onLeave} />;
  const isCapturing = step === 'email' && ownEmail === null;
  return (
    <Stack gap="lg">
      <div>
        <PageTitle>Apply as a contractor</PageTitle>
        <Text c="dimmed" mt={4}>
          We introduce homeowners with a priced estimate to contractors who do that work nearby.
          Applying is free, and placement is never for sale.
        </Text>
      </div>
      {isCapturing ? (
        <EmailCapture email={email} propsOf={propsOf} onContinue={() => setStep('form')} />
      ) : (
        <ApplicationForm
          application={application}
          onChangeEmail={ownEmail === null ? () => setStep('email') : undefined}
          onSent={() => setStep('thanks')}
        />
      )}
    </Stack>
  );
}
