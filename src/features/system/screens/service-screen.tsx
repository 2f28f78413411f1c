import { readReference } from '#data/help.ts';
import { Screen } from '#page/screen.tsx';
import { useQuery } from '#page/use-query.ts';
import { Button } from '#ui/button/button.tsx';
import { copyAndTell } from '#page/copy.ts';
import { ServiceList } from '../parts/service-list.tsx';
import { useLobby } from '#data/lobby/use-stored.ts';
import { text } from '../text.ts';
import './info-screen.css';

export function ServiceScreen() {
  const { config } = useLobby();
  const reference = readReference(useQuery('reference')[0]);
  return (
    <Screen title={text.serviceTitle}>
      <div className="info">
        <p>{text.serviceLead}</p>
        {reference && <About reference={reference} />}
        <ServiceList config={config} reference={reference} />
      </div>
    </Screen>
  );
}

/** What the player has come about: to paste into a chat, or to read out. */
function About({ reference }: { reference: string }) {
  return (
    <div className="service-about">
      <p>
        {text.serviceAbout} <b>{reference}</b>
      </p>
      <Button onClick={() => void copyAndTell(reference)}>{text.serviceCopyReference}</Button>
    </div>
  );
}
