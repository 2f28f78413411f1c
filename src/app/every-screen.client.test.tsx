import { expect, test } from 'vitest';
import { OPEN_ADDRESSES } from '../../tests/kit/address-lists.ts';
import { openPainted, screenOf, shown, visit } from '../../tests/kit/client/app.tsx';
import { seenText } from '../../tests/kit/client/draw.ts';

const QUIET = { appNoticeConfigList: [] };

const agesIn = (text: string): string[] =>
  [...text.matchAll(/(\d+)\s*(?:\+|and over|or over|years)|(?:aged|under|over|below)\s+(\d+)/gi)].map(
    ([, before, after]) => before ?? after ?? '',
  );

test('[GEN-01] the only age that a guest’s screens name is 21', async () => {
  const place = await openPainted('/lobby/home', { config: QUIET });
  const home = seenText(screenOf(place));
  expect(agesIn(home)).toContain('21');
  const ages = new Set(agesIn(home));
  for (const address of OPEN_ADDRESSES) {
    await visit(address);
    await shown();
    const said = seenText(screenOf(place));
    expect(said, address).toMatch(/\w/);
    for (const age of agesIn(said)) ages.add(age);
  }
  expect(ages).toEqual(new Set(['21']));
});

test('[GEN-02, GEN-04, GEN-13, GEN-14] home says who may not register, brand and version, and every amount in pesos', async () => {
  const place = await openPainted('/lobby/home', { config: { ...QUIET, userRegisterCoin: 123_456_700 } });
  const said = seenText(place);
  expect(said.match(/Staff and affiliates of our game providers may not register/g)).toHaveLength(1);
  expect(said.match(/6b · version 1\.0\.28/g)).toHaveLength(1);
  const amounts = said.match(/\S*\d[\d,]*\.\d\d(?!\d)/g) ?? [];
  const ofMoney = amounts.filter((amount) => !/\d\.\d+\.\d/.test(amount));
  expect(ofMoney).toContainEqual(expect.stringMatching(/\+₱1,234,567\.00$/));
  expect(ofMoney.filter((amount) => !amount.includes('₱'))).toEqual([]);
  expect(said).not.toMatch(/[$€£¥₹฿₫]|\b(USD|EUR|INR|BRL|THB|VND|CNY)\b/);
  expect(place.querySelector('select, [role=combobox], [role=listbox]')).toBeNull();
});
