import { expect, test } from 'vitest';
import { account } from '#contract/account.ts';
import { SIGN_IN } from '#contract/errcodes.ts';
import { buttonOf, draw, said, seenText, tap, type, wrongField } from '../../../../tests/kit/client/draw.ts';
import { leavePage, openLobby, resume, signIn } from '../../../../tests/kit/client/page.ts';
import { pass } from '../../../../tests/kit/client/turns.ts';
import { json, refusal, wire } from '../../../../tests/kit/client/wire.ts';

const WHOLE = { email: 'ana@example.com', fullName: 'Ana Reyes', birthday: '1990-12-31', address: '1 Mabini St' };
const told = (details: object) => ({ code: 200, errcode: 0, registeredPlace: '', hasUserOther: true, ...details });

async function show() {
  const { InfoScreen } = await import('../screens/info-screen.tsx');
  const place = await draw(<InfoScreen />);
  await pass(400);
  return place;
}
async function open(details: object) {
  wire.on(account.appUserOther, told(details));
  await openLobby();
  await signIn();
  return show();
}
const field = (place: Element, name: string) => place.querySelector<HTMLInputElement>(`input[autocomplete=${name}]`);
const save = async (place: Element) => {
  await tap(buttonOf(place, 'Save'));
  await pass(400);
};
const sent = () => wire.asked(account.updateAppUserOther).map(({ body }) => body);

test('what is missing is filled in, and stands there afterwards', async () => {
  const place = await open({ ...WHOLE, fullName: '', birthday: '' });
  wire.on(account.updateAppUserOther, told({ ...WHOLE, birthday: '' }));
  wire.on(account.appUserOther, told({ ...WHOLE, birthday: '' }));
  await type(field(place, 'name'), ' Ana Reyes ');
  await save(place);
  expect(sent()).toMatchObject([{ fullName: 'Ana Reyes' }]);
  expect(sent()[0]).not.toHaveProperty('birthday');
  expect(seenText(place)).toContain('Ana Reyes');
  expect([field(place, 'name'), field(place, 'bday')?.value]).toEqual([null, '']);
});

test('once all is told, nothing of it stays on the phone as half-typed', async () => {
  const place = await open({ ...WHOLE, fullName: '' });
  wire.on(account.updateAppUserOther, told(WHOLE));
  wire.on(account.appUserOther, told(WHOLE));
  const { keptDraft } = await import('#data/player/drafts.ts');
  await type(field(place, 'name'), 'Ana Reyes');
  await pass(100);
  expect(await keptDraft('details')).toEqual({ fullName: 'Ana Reyes' });
  await save(place);
  expect([field(place, 'name'), await keptDraft('details')]).toEqual([null, undefined]);
});

test('a birthday can be chosen from lists, and stands in the form as if it had been typed', async () => {
  const place = await open({ ...WHOLE, birthday: '' });
  const choose = async (name: string, value: string) => {
    const column = Array.from(document.querySelectorAll('fieldset')).find(
      (one) => one.querySelector('legend')?.textContent === name,
    );
    const row = Array.from(column?.querySelectorAll('label') ?? []).find((one) => one.textContent === value);
    await tap(row?.querySelector('input'));
    return column?.querySelectorAll('label').length;
  };
  await import('#ui/date/date-sheet.tsx');
  await tap(buttonOf(place, 'Choose: Birthday'));
  await pass(400);
  expect(await choose('Year', '1992')).toBe(49);
  await choose('Month', 'January');
  expect(await choose('Day', '31')).toBe(31);
  await choose('Month', 'February');
  expect(await choose('Day', '29')).toBe(29);
  await tap(buttonOf(place, 'Done'));
  expect([field(place, 'bday')?.value, document.querySelector('dialog')]).toEqual(['1992-02-29', null]);
  await save(place);
  expect(sent()).toMatchObject([{ birthday: '1992-02-29' }]);
});

test('what is typed while another field is saved stays, over a reload too', async () => {
  const place = await open({ ...WHOLE, fullName: '', address: '' });
  const { reply, arrives } = wire.later();
  wire.on(account.updateAppUserOther, () => reply);
  await type(field(place, 'name'), 'Ana Reyes');
  await save(place);
  await type(field(place, 'street-address'), '1 Mabini St');
  wire.on(account.appUserOther, told({ ...WHOLE, address: '' }));
  arrives(json(told({ ...WHOLE, address: '' })));
  await pass(400);
  expect([field(place, 'name'), field(place, 'street-address')?.value]).toEqual([null, '1 Mabini St']);
  await leavePage();
  await openLobby();
  await resume();
  expect(field(await show(), 'street-address')?.value).toBe('1 Mabini St');
});

test('where nothing is missing there is no form, and the mail address is asked for where it is linked alone', async () => {
  expect((await open({ ...WHOLE, email: '' })).querySelector('form')).toBeNull();
});

test('what cannot be right, and an empty form, are not sent', async () => {
  const place = await open({ ...WHOLE, fullName: '', address: '' });
  await save(place);
  expect(wrongField(place, 'login.fullNameTip')).toBe(field(place, 'name'));
  expect(wrongField(place, 'login.addressTip')).toBe(field(place, 'street-address'));
  await type(field(place, 'name'), 'R2-D2');
  await type(field(place, 'street-address'), '1 Mabini St');
  await save(place);
  expect([sent(), said(place, 'login.addressTip')]).toEqual([[], undefined]);
  expect(wrongField(place, 'login.fullNameTip')).toBe(field(place, 'name'));
});

test('a refusal is said, and what was typed stays, over a reload too', async () => {
  const place = await open({ ...WHOLE, birthday: '' });
  wire.on(account.updateAppUserOther, refusal(SIGN_IN.notEligible));
  await type(field(place, 'bday'), '2015-01-01');
  await save(place);
  expect(wrongField(place, 'profile.tooYoung')).toBe(field(place, 'bday'));
  await leavePage();
  await openLobby();
  await resume();
  expect(field(await show(), 'bday')?.value).toBe('2015-01-01');
});
