import { LegalPage } from '../features/legal/LegalPage.tsx';
import { TERMS } from '../features/legal/terms-text.ts';
import { paths } from '../lib/paths.ts';

const SEE_ALSO = [
  { label: 'Privacy', to: paths.privacy() },
  { label: 'Your account and data', to: paths.account() },
];

export function TermsRoute() {
  return <LegalPage title="Terms of use" sections={TERMS} seeAlso={SEE_ALSO} />;
}
