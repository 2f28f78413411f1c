import { describe, expect, test, vi } from 'vitest';
import { ORDER_STATUS } from '#contract/money-enums.ts';
import { session } from '#contract/session.ts';
import { wallet } from '#contract/wallet.ts';
import {
  BANK,
  checks,
  CODE,
  deposit,
  openDeposit,
  qrWith,
  startedWith,
  TERMS,
} from '../../../../tests/kit/client/deposit.tsx';
import { buttonOf, said, seenText, tap } from '../../../../tests/kit/client/draw.ts';
import { goTo, leavePage, resume, setNavigator } from '../../../../tests/kit/client/page.ts';
import { browserWithNotices } from '../../../../tests/kit/client/push.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { exampleOf, wire } from '../../../../tests/kit/client/wire.ts';

const { checkRechargeOrder, recharge3 } = wallet;

test('[WALLET-08, WALLET-20] a transfer has four parts, each with its copy', async () => {
  const copied: string[] = [];
  setNavigator({ clipboard: { writeText: async (text: string) => void copied.push(text) } });
  wire.on(recharge3, startedWith({ appRechargeBankOwn: BANK }));
  const place = await openDeposit();
  await deposit(place);
  for (const what of ['Bank', 'Account name', 'Account number', 'Amount']) await tap(buttonOf(place, `Copy ${what}`));
  expect(copied).toEqual(['Bank of the Islands', 'Perya Inc', '0099', '500.00']);
  expect(said(place, 'common.copySuccess')).toBe('Copy Success.');
});

test('[WALLET-06] a payment page stands in a frame at its address', async () => {
  wire.on(recharge3, startedWith({ payUrl: 'https://pay.example/PD-1' }));
  const place = await openDeposit();
  await deposit(place);
  expect(place.querySelector('iframe')?.getAttribute('src')).toBe('https://pay.example/PD-1');
});

test('[SW-15] while the way to pay stands open the page is not loaded anew, and once it is closed it may be', async () => {
  wire.on(recharge3, () => qrWith());
  const place = await openDeposit();
  const { isReloadHeld } = await import('#data/app/reload-holds.ts');
  const before = isReloadHeld.value;
  await deposit(place);
  await pass(400);
  const whileOpen = isReloadHeld.value;
  document.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
  await pass(400);
  expect([before, whileOpen, isReloadHeld.value]).toEqual([false, true, false]);
});

test('an address of a script never stands in the frame', async () => {
  wire.on(recharge3, startedWith({ payUrl: 'javascript:alert(1)' }));
  const place = await openDeposit();
  await deposit(place);
  expect(place.querySelector('iframe')).toBeNull();
  expect(said(place, 'deposit.frameBroken')).toBeDefined();
});

test('an installed iOS app leaves for the payment page in its one window, and comes back to the very deposit', async () => {
  setNavigator({ standalone: true });
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  wire.on(recharge3, startedWith({ payUrl: 'https://pay.example/PD-1' }));
  const place = await openDeposit();
  await deposit(place);
  expect(place.querySelector('iframe')).toBeNull();
  await tap(buttonOf(place, 'Go to the payment page'));
  expect(assign.mock.calls).toEqual([['https://pay.example/PD-1']]);
  const wayBack = location.pathname + location.search;
  await leavePage();
  goTo(wayBack);
  wire.on(checkRechargeOrder, { ...exampleOf(checkRechargeOrder), isRechargeDone: true, status: ORDER_STATUS.done });
  const order = { ...startedWith({ payUrl: 'https://pay.example/PD-1' }), amount: 50_000, rechargeType: 1, status: 0 };
  const terms = { ...TERMS, openList: [{ ...order, channelName: 'GCash', createTime: Date.now() }] };
  const again = await openDeposit({ terms, logIn: resume });
  await pass(400);
  expect(said(again, 'deposit.credited')).toContain('₱500.00');
});

test('word of its arrival is offered once a deposit is under way, and no more once it has come', async () => {
  browserWithNotices('granted');
  wire.on(recharge3, () => qrWith());
  const place = await openDeposit();
  expect(buttonOf(place, 'Tell me')).toBeUndefined();
  await deposit(place);
  await pass(400);
  expect(seenText(place)).toContain('Want to know when it arrives?');
  wire.on(checkRechargeOrder, { ...exampleOf(checkRechargeOrder), isRechargeDone: true, status: ORDER_STATUS.done });
  await tap(buttonOf(place, 'I’ve paid'));
  expect([said(place, 'deposit.credited') !== undefined, buttonOf(place, 'Tell me')]).toEqual([true, undefined]);
});

test('[WALLET-09] a code may be paid for ten hours, and the hint says ten minutes', async () => {
  wire.on(recharge3, () => qrWith());
  const place = await openDeposit();
  await deposit(place);
  expect(seenText(place)).toMatch(/Code works for(10:00:00|9:59:59)/);
  expect(seenText(place)).toContain('within 10 minutes');
});

test('a code whose time is over is not shown', async () => {
  wire.on(recharge3, () => qrWith({ createTime: Date.now() - 10 * 60 * 60_000 }));
  const late = await openDeposit();
  await deposit(late);
  expect(said(late, 'deposit.qrOver')).toBeDefined();
  expect(late.querySelector('.qr-code')).toBeNull();
});

test('a damaged code is not shown', async () => {
  wire.on(recharge3, () => qrWith({ qrCodeText: CODE.replace('500', '900') }));
  const place = await openDeposit();
  await deposit(place);
  expect(said(place, 'deposit.qrBroken')).toBeDefined();
  expect(place.querySelector('.qr-code')).toBeNull();
});

test('[WALLET-02] closing asks how it stands where that was asked for, and nothing otherwise', async () => {
  wire.on(recharge3, () => qrWith());
  wire.on(checkRechargeOrder, { ...exampleOf(checkRechargeOrder), isRechargeDone: false, status: 0 });
  const place = await openDeposit();
  await deposit(place);
  await tap(buttonOf(place, 'Close') ?? buttonOf(place, 'Back'));
  await pass(400);
  expect(checks()).toHaveLength(0);
  await deposit(place);
  await tap(buttonOf(place, 'I’ve paid'));
  expect(said(place, 'deposit.notYet')).toBeDefined();
  const before = checks().length;
  document.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
  await pass(50);
  expect(checks()).toHaveLength(before + 1);
});

test('[WALLET-21] a credited deposit is told and the balance asked for anew; one that is not stays', async () => {
  wire.on(recharge3, () => qrWith());
  wire.on(checkRechargeOrder, { ...exampleOf(checkRechargeOrder), isRechargeDone: false, status: 0 });
  const place = await openDeposit();
  await deposit(place);
  await tap(buttonOf(place, 'I’ve paid'));
  expect([said(place, 'deposit.notYet') !== undefined, said(place, 'deposit.credited')]).toEqual([true, undefined]);
  wire.on(checkRechargeOrder, { ...exampleOf(checkRechargeOrder), isRechargeDone: true, status: ORDER_STATUS.done });
  const refreshed = wire.asked(session.refreshData).length;
  await tap(buttonOf(place, 'I’ve paid'));
  await pass(100);
  expect(said(place, 'deposit.credited')).toContain('₱500.00');
  expect(wire.asked(session.refreshData).length).toBeGreaterThan(refreshed);
});

test.each([
  ['a lost question', 'refused', 'deposit.unasked', true],
  ['another amount', { isRechargeDone: false, status: ORDER_STATUS.reviewing }, 'deposit.reviewing', false],
] as const)('after %s the player is told so, and not that nothing came', async (_what, answer, key, isCodeShown) => {
  wire.on(recharge3, () => qrWith());
  const place = await openDeposit();
  await deposit(place);
  wire.on(checkRechargeOrder, typeof answer === 'string' ? answer : { ...exampleOf(checkRechargeOrder), ...answer });
  await tap(buttonOf(place, 'I’ve paid'));
  await pass(50);
  expect([said(place, key) !== undefined, said(place, 'deposit.notYet')]).toEqual([true, undefined]);
  expect(place.querySelector('.qr-code') !== null).toBe(isCodeShown);
});

test('all of a transfer is copied at once, each part on a line of its own', async () => {
  const copied: string[] = [];
  setNavigator({ clipboard: { writeText: async (text: string) => void copied.push(text) } });
  wire.on(recharge3, startedWith({ appRechargeBankOwn: BANK }));
  const place = await openDeposit();
  await deposit(place);
  await tap(buttonOf(place, 'Copy all'));
  expect(copied).toEqual(['Bank: Bank of the Islands\nAccount name: Perya Inc\nAccount number: 0099\nAmount: 500.00']);
  expect(said(place, 'common.copySuccess')).toBeDefined();
});

describe('a code that is paid on the same phone', () => {
  const shared: { files?: File[]; text?: string }[] = [];

  /** A canvas that a PNG comes from, or none. */
  function drawsPictures(canDraw: boolean) {
    const pen = { fillStyle: '', fillRect: () => undefined };
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => (canDraw ? pen : null)) as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['png'])));
  }

  const phone = (takesFiles: boolean) =>
    setNavigator({
      share: async (what: (typeof shared)[number]) => void shared.push(what),
      canShare: ({ files }: { files?: File[] }) => takesFiles || !files,
    });

  async function openCode({ canDraw = true } = {}) {
    shared.length = 0;
    drawsPictures(canDraw);
    wire.on(recharge3, () => qrWith());
    const place = await openDeposit();
    await deposit(place);
    return place;
  }

  test('is copied as its text', async () => {
    const copied: string[] = [];
    setNavigator({ clipboard: { writeText: async (text: string) => void copied.push(text) } });
    const place = await openCode();
    await tap(buttonOf(place, 'Copy code'));
    expect([copied, said(place, 'common.copySuccess')]).toEqual([[CODE], 'Copy Success.']);
  });

  test('is saved as a picture by the name of its order', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:perya');
    const place = await openCode();
    await tap(buttonOf(place, 'Save as picture'));
    const [picture] = made.mock.calls[0] ?? [];
    expect([saved, picture instanceof File && picture.type]).toEqual([['PD-1.png'], 'image/png']);
  });

  test('says so where no picture can be made', async () => {
    const place = await openCode({ canDraw: false });
    await tap(buttonOf(place, 'Save as picture'));
    expect(said(place, 'deposit.noPicture')).toBeDefined();
  });

  test('is shared as a picture, or as its text with a phone that shares no files', async () => {
    phone(true);
    const place = await openCode();
    await tap(buttonOf(place, 'Share'));
    expect(shared.map(({ files, text }) => [files?.[0]?.name, text])).toEqual([['PD-1.png', undefined]]);
    phone(false);
    await tap(buttonOf(place, 'Share'));
    expect(shared[1]).toEqual({ text: CODE });
  });

  test('offers no sharing where the phone has none', async () => {
    const place = await openCode();
    expect(buttonOf(place, 'Copy code')).toBeDefined();
    expect(buttonOf(place, 'Share')).toBeUndefined();
  });

  test('stays as it is when the phone’s own sheet is closed without sharing', async () => {
    setNavigator({ share: () => Promise.reject(new DOMException('', 'AbortError')), canShare: () => true });
    const place = await openCode();
    await tap(buttonOf(place, 'Share'));
    expect(said(place, 'deposit.noPicture')).toBeUndefined();
    expect(place.querySelector('.qr-code')).not.toBeNull();
  });
});
