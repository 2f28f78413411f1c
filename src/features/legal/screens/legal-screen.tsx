import { useLocation } from 'wouter';
import { Screen } from '#page/screen.tsx';
import { go } from '#go';
import { paths } from '#paths';
import { type LegalDocument, LegalTabs } from '../parts/legal-tabs.tsx';
import { text } from '../text.ts';

/** Both addresses lead here; the other tab replaces the address, so that Back leads out of it at once. */
export function LegalScreen() {
  const [location] = useLocation();
  const selected: LegalDocument = location === paths.privacy() ? 'privacy' : 'terms';
  return (
    <Screen title={text[selected]}>
      <LegalTabs
        selected={selected}
        onSelect={(document) => go(document === 'terms' ? paths.terms() : paths.privacy(), { replace: true })}
      />
    </Screen>
  );
}
