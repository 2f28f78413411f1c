/** The look of the sandbox's pages: the product's night and gold, with a striped banner that no page of the product has. */
const STYLE = `
:root { color-scheme: dark; --night: #0f0a1f; --raised: #211740; --raised-2: #2c2052; --line: #ffffff24; --ink: #f6f2ff;
  --ink-2: #b9aedb; --gold: #ffc83d; --gold-deep: #ff9d2e; --on-gold: #2a1600; --coral: #ff8a95; --jade: #34dba1; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--night); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
.banner { position: sticky; top: 0; z-index: 1; margin: 0; padding: 10px 16px; color: var(--on-gold); font-size: 14px;
  background: repeating-linear-gradient(135deg, #ffc83d 0 18px, #ffb92e 18px 36px); }
main { max-width: 560px; margin: 0 auto; padding: 16px 16px 64px; }
h1 { font-size: 28px; line-height: 1.15; margin: 12px 0; }
h2 { font-size: 17px; margin: 0 0 10px; }
h3 { font-size: 16px; margin: 0; }
p { margin: 0 0 12px; }
a { color: var(--gold); text-underline-offset: 3px; }
code, pre { font: 14px/1.5 ui-monospace, monospace; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 12px; background: #00000040; border-radius: 10px; }
.quiet { color: var(--ink-2); font-size: 14px; }
.cards, .texts { list-style: none; margin: 0; padding: 0; }
section, .cards > li, .texts > li { background: linear-gradient(160deg, var(--raised), #171030); border: 1px solid var(--line);
  border-radius: 16px; padding: 14px; margin: 0 0 12px; scroll-margin-top: 64px; }
form { margin: 0; }
form + p { margin-top: 16px; }
.choices { display: flex; flex-wrap: wrap; gap: 8px; }
.choices + .choices, .field + .choices, .choices + .field { margin-top: 10px; }
button { min-height: 44px; padding: 8px 16px; font: inherit; font-weight: 600; color: var(--ink); cursor: pointer;
  background: var(--raised-2); border: 1px solid var(--line); border-radius: 999px; }
button:hover { border-color: var(--gold); }
button[aria-pressed="true"], button.main { color: var(--on-gold); border-color: transparent;
  background: linear-gradient(180deg, #ffe08a, var(--gold) 45%, var(--gold-deep)); }
button.main, .main + button { width: 100%; }
.cards button { padding: 6px 12px; font-size: 14px; }
:focus-visible { outline: 3px solid var(--gold); outline-offset: 2px; }
.field { display: block; }
.field span { display: block; margin-bottom: 4px; color: var(--ink-2); font-size: 14px; }
input[type="text"] { width: 100%; min-height: 44px; padding: 8px 12px; font: inherit; color: var(--ink); background: #00000040;
  border: 1px solid #ffffff66; border-radius: 12px; }
.facts { display: grid; grid-template-columns: auto 1fr; gap: 2px 12px; margin: 6px 0 12px; font-size: 14px; }
.facts dt { color: var(--ink-2); }
.facts dd { margin: 0; overflow-wrap: anywhere; }
.bad { color: var(--coral); }
.good { color: var(--jade); }
.text { font-size: 18px; overflow-wrap: anywhere; }
.text + .quiet { margin: 0; }
summary { min-height: 32px; cursor: pointer; font-weight: 600; }
.person { display: flex; gap: 12px; align-items: flex-start; padding: 10px; border: 1px solid var(--line); border-radius: 12px;
  margin-bottom: 8px; }
.person input { width: 22px; height: 22px; margin: 2px 0 0; accent-color: var(--gold); flex: none; }
`.trim();

export const sendStyle = async (): Promise<Response> =>
  new Response(STYLE, { headers: { 'content-type': 'text/css; charset=utf-8' } });
