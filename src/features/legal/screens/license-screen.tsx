import { useLobby } from '#data/lobby/use-stored.ts';
import { Screen } from '#page/screen.tsx';
import { text } from '../text.ts';
import '../parts/legal-tabs.css';

/** Under which license the operator runs, and how a player checks it without trusting this page. */
export function LicenseScreen() {
  const { demoWorld, licenseHolder: holder, licenseNumber: number } = useLobby().config;
  return (
    <Screen title={text.license}>
      <div className="legal legal-text">
        <p>{text.licenseLead}</p>
        {demoWorld === 1 && <p data-msg-key={text.licenseDemo.key}>{text.licenseDemo.text}</p>}
        {(holder || number) && (
          <section>
            <h2>{text.licenseOurs}</h2>
            <dl>
              <dt>{text.licenseHolder}</dt>
              <dd>{holder || text.licenseUnsaid}</dd>
              <dt>{text.licenseNumber}</dt>
              <dd>{number || text.licenseUnsaid}</dd>
            </dl>
          </section>
        )}
        <section>
          <h2>{text.licenseCheck}</h2>
          <ul>
            {text.licenseSteps(location.host, number).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{text.licenseWrong}</h2>
          <p>{text.licenseWrongText}</p>
        </section>
      </div>
    </Screen>
  );
}
