/** Which of the root overlays is shown: one at a time, and of several that are due the first of this list. */
import type { Lobby } from '#data/lobby/use-stored.ts';
import { paths } from '#paths';
import type { HomeNotice } from './home-notice-to-show.ts';

export interface OverlayFacts {
  /** The address whose screen is shown. */
  location: string;
  isMaintenance: boolean;
  isGreen: boolean;
  /** The player has opened a sheet at the root; what is not urgent waits until it is closed. */
  isReading: boolean;
  hasHeartbeatNotice: boolean;
  isAgeAccepted: boolean;
  isUpdateAsked: boolean;
  hasHomeNotice: boolean;
  hasHomeOffer: boolean;
  isInstallTipOpen: boolean;
  browserTip: 'ios-guide' | 'open-in-chrome' | undefined;
}

const LEGAL: string[] = [paths.terms(), paths.privacy()];
const LOBBY = '/lobby/';

const rules = {
  heartbeat: (facts) => facts.hasHeartbeatNotice,
  age: (facts) => facts.isGreen && !facts.isAgeAccepted && !isElsewhere(facts),
  update: (facts) => facts.isUpdateAsked && !isElsewhere(facts),
  homeNotice: (facts) => facts.hasHomeNotice && !facts.isGreen && facts.location === paths.home(),
  homeOffer: (facts) => facts.hasHomeOffer && !facts.isGreen && facts.location === paths.home(),
  install: (facts) => facts.isInstallTipOpen && facts.location.startsWith(LOBBY),
  iosGuide: (facts) => facts.browserTip === 'ios-guide' && facts.location.startsWith(LOBBY),
  openInChrome: (facts) => facts.browserTip === 'open-in-chrome' && !isElsewhere(facts),
} satisfies Record<string, (facts: OverlayFacts) => boolean>;

export type OverlayName = keyof typeof rules;

const ORDER = Object.keys(rules) as OverlayName[];

export function chooseOverlay(facts: OverlayFacts): OverlayName | undefined {
  const hasToWait = facts.isMaintenance || facts.isReading;
  if (hasToWait && !facts.hasHeartbeatNotice) return undefined;
  return ORDER.find((name) => rules[name](facts));
}

/** Who reads the terms, or what the operator says of maintenance, is not asked anything meanwhile. */
const isElsewhere = ({ location }: OverlayFacts): boolean =>
  location === paths.maintenance() || LEGAL.includes(location);

/** What an overlay is told; each takes what it needs. */
export interface OverlayProps {
  config: Lobby['config'];
  notice: HomeNotice | undefined;
  /** The type of a promotion. */
  offer: number | undefined;
}
