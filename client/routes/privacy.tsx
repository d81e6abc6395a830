import { LegalPage } from '../features/legal/LegalPage.tsx';
import { PRIVACY } from '../features/legal/privacy-text.ts';
import { paths } from '../lib/paths.ts';

const SEE_ALSO = [
  { label: 'Export or delete your data', to: paths.account() },
  { label: 'Terms of use', to: paths.terms() },
];

export function PrivacyRoute() {
  return <LegalPage title="Privacy" sections={PRIVACY} seeAlso={SEE_ALSO} />;
}
