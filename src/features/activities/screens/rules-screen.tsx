import { useLocation } from 'wouter';
import { Screen } from '#page/screen.tsx';
import { goBack } from '#go-back';
import { Rules } from '../parts/rules.tsx';
import type { Promotion } from '../promotion.ts';
import { text } from '../text.ts';

/** The rules alone, for a guest as well. */
export function RulesScreen({ promotion }: { promotion: Promotion }) {
  const [, go] = useLocation();
  return (
    <Screen title={promotion.title()} back={{ label: text.back, run: () => goBack(go) }}>
      <Rules promotion={promotion} />
    </Screen>
  );
}
