/** What every game stands in: its name, the stage, what is said about it, the figures and the controls. */
import { element, picture } from '../element.ts';
import { pesos } from '../money.ts';
import type { Sound } from '../sound.ts';
import { text } from '../text.ts';
import { makeNotice, type Notice } from './notice.ts';
import { makeRulesSheet } from './rules-sheet.ts';
import { makeSaidLine, type SaidLine } from './said-line.ts';

export interface Shell extends Pick<SaidLine, 'say' | 'sayMeanwhile'> {
  stage: HTMLElement;
  controls: HTMLElement;
  setBalance: (amount: number) => void;
  balance: () => number;
  onBalance: (hear: () => void) => void;
  /** Calls back once there is so much; only what waits last is waited for. */
  untilBalance: (amount: number, act: () => void) => void;
  /** The prize of the round that is shown; none while it is not known. */
  setWin: (amount: number | null) => void;
  setRules: (...content: HTMLElement[]) => void;
  turnSoundOn: () => void;
  notice: Notice;
}

export function makeShell(root: HTMLElement, name: string, motif: string, sound: Sound): Shell {
  const balance = makeBalance();
  const win = element('output', { class: 'amount' }, '–');
  const said = makeSaidLine();
  const stage = element('section', { class: 'stage' });
  const controls = element('div', { class: 'controls' });
  const rules = makeRulesSheet();
  const notice = makeNotice();
  const soundButton = makeSoundButton(sound);
  const emblem = picture(motif, 'emblem');
  // An operator's own motif has no picture; the name stands alone then.
  emblem.addEventListener('error', () => emblem.remove());
  root.replaceChildren(
    element(
      'header',
      { class: 'sign' },
      emblem,
      element('h1', {}, name),
      soundButton.node,
      element('button', { type: 'button', class: 'round icon-rules', 'aria-label': text.rules, click: rules.open }),
    ),
    stage,
    said.node,
    element('footer', {}, element('p', { class: 'figures' }, balance.node, figure(text.win, win)), controls),
    rules.dialog,
    notice.dialog,
  );
  return {
    stage,
    controls,
    notice,
    setRules: rules.fill,
    turnSoundOn: soundButton.turnOn,
    say: said.say,
    sayMeanwhile: said.sayMeanwhile,
    balance: balance.amount,
    setBalance: balance.set,
    onBalance: balance.onChange,
    untilBalance: balance.until,
    setWin: (amount) => (win.textContent = amount === null ? '–' : pesos(amount)),
  };
}

const figure = (name: string, amount: HTMLElement): HTMLElement =>
  element('span', { class: 'figure' }, element('span', { class: 'name' }, name), amount);

function makeBalance() {
  let amount = 0;
  const hearers: (() => void)[] = [];
  let waiting: { wanted: number; act: () => void } | undefined;
  const shown = element('output', { class: 'amount' }, '');
  return {
    node: figure(text.balance, shown),
    amount: () => amount,
    set: (left: number): void => {
      amount = left;
      shown.textContent = pesos(left);
      for (const hear of hearers) hear();
      if (!waiting || left < waiting.wanted) return;
      waiting.act();
      waiting = undefined;
    },
    until: (wanted: number, act: () => void) => void (waiting = { wanted, act }),
    onChange: (hear: () => void) => void hearers.push(hear),
  };
}

function makeSoundButton(sound: Sound) {
  const node = element('button', { type: 'button', class: 'round icon-sound', click: () => show(sound.toggle()) });
  const show = (isOn: boolean): void => {
    node.setAttribute('aria-label', isOn ? text.soundOff : text.soundOn);
    node.setAttribute('aria-pressed', String(isOn));
  };
  show(false);
  return { node, turnOn: () => show(sound.turnOn()) };
}
