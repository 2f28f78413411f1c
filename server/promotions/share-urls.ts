/** Where the operator is shared from, under the kind of the task. An address that is none of the web is none. */
import * as v from 'valibot';
import { SHARE_KINDS } from '#contract/task-kinds.ts';
import { madeOf } from '../sql/operator-rows.ts';
import { settingsOf } from '../sql/queries/settings.ts';

const Urls = v.fallback(v.record(v.string(), v.fallback(v.pipe(v.string(), v.regex(/^https:\/\//)), '')), {});

export function shareUrlsOf(setting: unknown): Record<string, string> {
  const told = Object.entries(v.parse(Urls, setting ?? {}));
  return Object.fromEntries(told.filter(([kind, url]) => kind in SHARE_KINDS && url !== ''));
}

export const shareUrls = madeOf(settingsOf, ({ shareUrlMap }) => shareUrlsOf(shareUrlMap));
