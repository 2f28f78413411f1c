import { useLocation } from 'wouter';
import { Screen } from '#page/screen.tsx';
import { goBack } from '#go';
import { paths } from '#paths';
import { ButtonLink } from '#ui/button/button.tsx';
import { isLegalDocument, LEGAL_DOCUMENTS, LegalText } from '../parts/legal-tabs.tsx';
import { text } from '../text.ts';

/** The one agreement that the address names. */
export function AgreementScreen() {
  const [location] = useLocation();
  const name = location.slice(paths.agreement('').length);
  const back = { label: text.back, run: goBack };
  if (isLegalDocument(name)) {
    return (
      <Screen title={text[name]} back={back}>
        <div className="legal legal-text">
          <LegalText of={name} />
        </div>
      </Screen>
    );
  }
  return (
    <Screen title={text.agreements} back={back}>
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
