import { useLocation } from 'wouter';
import { Screen } from '#page/screen.tsx';
import { paths } from '#paths';
import { ButtonLink } from '#ui/button/button.tsx';
import { isLegalDocument, LEGAL_DOCUMENTS, LegalText } from '../parts/legal-tabs.tsx';
import { text } from '../text.ts';

/** The one agreement that the address names. */
export function AgreementScreen() {
  const [location] = useLocation();
  const name = location.slice(paths.agreement('').length);
  if (isLegalDocument(name)) {
    return (
      <Screen title={text[name]}>
        <div className="legal legal-text">
          <LegalText of={name} />
        </div>
      </Screen>
    );
  }
  return (
    <Screen title={text.agreements}>
      <div className="legal legal-text">
        <p data-msg-key={text.noAgreement.key}>{text.noAgreement.text}</p>
        <ul>
          {LEGAL_DOCUMENTS.map((one) => (
            <li key={one}>
              <ButtonLink look="link" href={paths.agreement(one)}>
                {text[one]}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
    </Screen>
  );
}
