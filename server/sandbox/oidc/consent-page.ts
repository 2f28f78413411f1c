import { escape, sendPage } from '../markup.ts';
import { people } from './people.ts';

/** What a guest is asked whom "Continue with LINE" sends here; `asked` goes along, to be checked again. */
export function sendConsentPage(asked: Record<string, string>): Response {
  const hidden = Object.entries(asked).map(
    ([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`,
  );
  const choices = people.map(
    (
      { sub, name, email },
      at,
    ) => `<label class="person"><input type="radio" name="person" value="${escape(sub)}"${at === 0 ? ' checked' : ''}>
<span><b>${escape(name)}</b><br><span class="quiet">${escape(email)}</span></span></label>`,
  );
  return sendPage({
    title: 'Who are you today?',
    body: `<p>This stands in for another site's sign-in. It asks for no password, and these people do not exist.</p>
<form method="post" action="/sandbox/oidc/authorize">${hidden.join('')}
<section role="radiogroup" aria-labelledby="who"><h2 id="who">Perya asks for your name and e-mail address</h2>
${choices.join('\n')}</section>
<div class="choices"><button class="main" name="answer" value="allow">Allow</button>
<button name="answer" value="cancel">Cancel</button></div></form>`,
  });
}

export const sendMistake = (what: string): Response => {
  const page = sendPage({
    title: 'That is no sign-in',
    body: `<p>${escape(what)}</p><p><a href="/">Back to the lobby</a></p>`,
  });
  return new Response(page.body, { status: 400, headers: page.headers });
};
