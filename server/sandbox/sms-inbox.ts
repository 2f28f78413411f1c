/** Where codes arrive when no telephone company is asked and no mail is sent: what would have been sent, newest first. */
import { sendJson } from '../http/answer.ts';
import type { Services } from '../services.ts';
import { ageOf, escape, sendPage, wantsPage } from './markup.ts';
import type { Sandbox } from './sandbox-of.ts';

const MOST_SHOWN = 50;
const RELOAD_SECONDS = 5;

interface Text {
  mobile: string;
  text: string;
  /** The digits of the code in it, so that a script need not read the sentence. */
  code: string;
  sentAt: string;
  ageMs: number;
}

/** JSON for scripts, a page for people. `?mobile=` shows one number only, however it is written, or one mail address. */
export async function showInbox(request: Request, { services }: Sandbox): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const mobile = searchParams.get('mobile') ?? '';
  const texts = await readTexts(services, mobile);
  if (!wantsPage(request)) return sendJson({ texts });
  const now = services.now();
  const list = texts.map(
    ({ mobile: to, text, sentAt }) => `<li><p class="text">${escape(text)}</p>
<p class="quiet"><b>${escape(to)}</b> · <time datetime="${sentAt}">${ageOf(new Date(sentAt), now)}</time></p></li>`,
  );
  const empty = '<p class="quiet">No text has been sent yet. Ask for a code, and it arrives here.</p>';
  const isStill = searchParams.has('still');
  const other = isStill ? '<a href="?">Reload by itself</a>' : '<a href="?still=1">Stop reloading</a>';
  return sendPage({
    title: 'Texts',
    ...(isStill ? {} : { reloadSeconds: RELOAD_SECONDS }),
    body: `<p>Codes that would go to a phone or into a mailbox arrive here. ${isStill ? '' : 'This page reloads by itself. '}${other} ·
<a href="/sandbox">Control</a></p>
${list.length > 0 ? `<ol class="texts">${list.join('\n')}</ol>` : empty}`,
  });
}

async function readTexts({ db, now }: Services, mobile: string): Promise<Text[]> {
  const subscriber = mobile.replaceAll(/\D/g, '').replace(/^(63|0)/, '');
  const base = db.selectFrom('sms_outbox').selectAll().orderBy('id', 'desc').limit(MOST_SHOWN);
  const to = mobile.includes('@') ? mobile.toLowerCase() : subscriber && `%${subscriber}`;
  const rows = await (to === '' ? base : base.where('mobile', mobile.includes('@') ? '=' : 'like', to)).execute();
  return rows.map(({ mobile: to, body, created_at }) => ({
    mobile: to,
    text: body,
    code: /\b\d{4,8}\b/.exec(body)?.[0] ?? '',
    sentAt: created_at.toISOString(),
    ageMs: now().getTime() - created_at.getTime(),
  }));
}
