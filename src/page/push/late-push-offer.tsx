import type { PushKind } from '#contract/push-kinds.ts';
import { latePart } from '#ui/lazy-named.ts';
import { Until } from '#ui/until.tsx';

const PushOffer = latePart(() => import('./push-offer.tsx'), 'PushOffer');

/** The offer, loaded once it is wanted. A screen draws this one. */
export const LatePushOffer = ({ kind }: { kind: PushKind }) => (
  <Until>
    <PushOffer kind={kind} />
  </Until>
);
