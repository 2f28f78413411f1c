import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp } from '../../tests/kit/app.ts';
import { openSignUpKit, signUpSuite } from '../../tests/kit/sign-up.ts';
import { withDatabase } from '../../tests/kit/sql.ts';

const GREEN = { mode: 'green', registerType: 'account', otpStatus: 1 };

withDatabase((database) => {
  const { kit, freshName, freshMobile, readPlayer } = signUpSuite(database, '9181');

  const person = {
    email: 'ana@example.com',
    fullName: "Niña O'Neil-Cruz",
    address: '1 Mabini Street, Manila',
    birthday: '1990-05-17',
    registeredPlace: 'perya.example',
  };
  let idCardImage: string;

  beforeAll(async () => {
    await kit().set(GREEN);
    const key = { kid: 'k', key: Buffer.alloc(32), created_at: new Date() };
    await database.current().db.insertInto('upload_key').values(key).execute();
  });
  beforeEach(async () => {
    idCardImage = (await Promise.all([1, 2, 3, 4].map((slot) => upload(slot)))).join(',');
  });

  const upload = async (slot: number, fingerprint = 'device-one-0001'): Promise<string> => {
    const path = randomUUID();
    const row = { path, slot, fingerprint, size_bytes: 1, sha256: '', kid: 'k', created_at: new Date() };
    await database.current().db.insertInto('upload').values(row).execute();
    return path;
  };

  test('keeps who they are, and waits for their papers to be looked at', async () => {
    const { errcode, appUser } = await kit().signUp({ account: freshName(), ...person, idCardImage });
    expect(errcode).toBe(0);
    expect(appUser).toMatchObject({ hasKyc: false, hasUserOther: true });
    expect(await readPlayer(appUser.id)).toMatchObject({
      email: person.email,
      full_name: person.fullName,
      address: person.address,
      birthday: person.birthday,
      registered_place: person.registeredPlace,
      id_card_image: idCardImage,
      kyc_state: 'reviewing',
    });
  });

  test.each([
    ['no e-mail', { email: '' }, 1047],
    ['no name', { fullName: '' }, 1047],
    ['no address', { address: ' ' }, 1047],
    ['no birthday', { birthday: '' }, 1047],
    ['a day that no calendar has', { birthday: '1990-02-31' }, 1047],
    ['a day before all calendars', { birthday: '0000-01-01' }, 1047],
    ['no pictures', { idCardImage: '' }, 1047],
    ['the page’s word for too few pictures', { idCardImage: '1' }, 1047],
    ['pictures that were not sent', { idCardImage: 'a,b,c,d' }, 1047],
    ['a person of 20 years and 364 days', { birthday: '2005-11-21' }, 1043],
    ['a person of 21 years', { birthday: '2005-11-20' }, 0],
  ])('%s: %j gives %i', async (_what, changes, errcode) => {
    const account = freshName();
    expect(await kit().signUp({ account, ...person, idCardImage, ...changes })).toMatchObject({ errcode });
    const made = await database.current().db.selectFrom('player').select('id').where('account', '=', account).execute();
    expect(made).toHaveLength(errcode === 0 ? 1 : 0);
  });

  test('three pictures are too few, and one twice is one', async () => {
    const [first = '', ...others] = idCardImage.split(',');
    for (const paths of [others, [first, first, ...others.slice(1)]]) {
      expect(await kit().signUp({ account: freshName(), ...person, idCardImage: paths.join(',') })).toMatchObject({
        errcode: 1047,
      });
    }
  });

  test('pictures from another device are not theirs, and nothing is made', async () => {
    const foreign = await upload(4, 'device-two-0002');
    const account = freshName();
    const paths = [...idCardImage.split(',').slice(0, 3), foreign].join(',');
    expect(await kit().signUp({ account, ...person, idCardImage: paths })).toMatchObject({ errcode: 1047 });
    expect(await kit().signUp({ account, ...person, idCardImage })).toMatchObject({ errcode: 0 });
  });

  test('of age is who is 21 in Manila, where the day begins eight hours earlier', async () => {
    const late = await openTestApp(database.current().db, { now: () => new Date('2026-11-20T16:00:00Z') });
    const form = { account: freshName(), ...person, birthday: '2005-11-21', idCardImage };
    expect(await (await openSignUpKit(late)).signUp(form)).toMatchObject({ errcode: 0 });
  });

  test('a phone with a code signs up as well', async () => {
    const mobile = freshMobile();
    const code = await kit().codeFor(mobile);
    expect(await kit().signUpByPhone({ account: mobile, code, ...person, idCardImage })).toMatchObject({ errcode: 0 });
  });
});
