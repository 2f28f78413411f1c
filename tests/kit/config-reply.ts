/** Stubs the configuration by changing what the real server says, so that a test states only what it is about. */
import { createHash } from 'node:crypto';
import type { BrowserContext, Route } from '@playwright/test';

export const CONFIG_CALL = '**/prod-api-2/app/v1/anonymous/appConfig';
/** A player's start-up answer carries the configuration as well. */
const CONFIG_ANSWERS = /\/prod-api-2\/app\/v1\/(anonymous\/appConfig|getAfterLoginInfo(Web)?)$/;

/** A game as it travels: whatever is 0 is left out. */
interface WireGame {
  id: number;
  name: string;
  typeId: number;
  brandId: number;
  version: string;
  hot?: number;
  hotSort?: number;
  showType?: number;
  sort?: number;
  recent?: number;
  maintain?: number;
  params?: { brandMaintain: number };
}

export interface WireConfig extends Record<string, unknown> {
  gameListVersion: string;
  gameResourceUrl: string;
  appGameList: WireGame[];
  appGameTypeList: { id: number; name: string; status: number; sort: number }[];
  appGamePlatformList: { id: number; name: string; status: number; sort: number }[];
  userRegisterCoin: number;
  maintenance: { status: number; content: string };
  mode: string;
}

/**
 * Every configuration that pages or service workers of this context ask for goes through `change`, until the returned
 * function is called. A changed list gets a version of its own, and a caller who holds that version is not sent it.
 */
export async function withConfig(
  context: BrowserContext,
  change: (config: WireConfig) => void,
): Promise<() => Promise<void>> {
  const answer = (route: Route): Promise<void> => answerChanged(route, change);
  await context.route(CONFIG_ANSWERS, answer);
  return () => context.unroute(CONFIG_ANSWERS, answer);
}

async function answerChanged(route: Route, change: (config: WireConfig) => void): Promise<void> {
  const asked = route.request().postDataJSON() as { gameListVersion: string };
  const reply = await route.fetch({ postData: JSON.stringify({ ...asked, gameListVersion: '' }) });
  const config = (await reply.json()) as WireConfig;
  // A session that is over brings no configuration.
  if (config.gameListVersion === undefined) return route.fulfill({ response: reply });
  const before = { list: JSON.stringify(config.appGameList), version: config.gameListVersion };
  change(config);
  const list = JSON.stringify(config.appGameList);
  if (list !== before.list && config.gameListVersion === before.version) {
    config.gameListVersion = createHash('sha256').update(list).digest('hex').slice(0, 12);
  }
  const { appGameList, ...rest } = config;
  const json = asked.gameListVersion === config.gameListVersion ? rest : { ...rest, appGameList };
  await route.fulfill({ status: 200, json });
}
