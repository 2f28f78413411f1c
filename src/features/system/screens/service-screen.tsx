import { useLocation } from 'wouter';
import { goBack } from '#go-back';
import { Screen } from '#ui/screen/screen.tsx';
import { ServiceList } from '../parts/service-list.tsx';
import { useLobby } from '#data/lobby/use-stored.ts';
import { text } from '../text.ts';
import './info-screen.css';

export function ServiceScreen() {
  const [, go] = useLocation();
  const { config } = useLobby();
  return (
    <Screen title={text.serviceTitle} back={{ label: text.back, run: () => goBack(go) }}>
      <div className="info">
        <p>{text.serviceLead}</p>
        <ServiceList config={config} />
      </div>
    </Screen>
  );
}
