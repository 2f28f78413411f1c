import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { account } from '#contract/account.ts';
import { PROFILE, SIGN_IN } from '#contract/errcodes.ts';
import { playKit } from '../../tests/kit/play.ts';
import { aPlayer } from '../../tests/kit/players.ts';
import { withDatabase } from '../../tests/kit/sql.ts';

withDatabase((database) => {
  const kit = playKit(database);
  const { post, db } = kit;
  const change = (wish: object, key?: string) => post(account.updateProfile.path, wish, key);
  const set = (columns: object) => db().updateTable('player').set(columns).where('id', '=', kit.playerId()).execute();
  const stands = async () => {
    const { nickname, avatar } = await kit.refresh();
    return { nickname, avatar };
  };

  describe('the profile that others see', () => {
    test('takes a nickname and a picture, and tells both', async () => {
      const wish = { nickname: 'Niña ng Tondo', avatar: 12 };
      expect(await change(wish)).toMatchObject({ errcode: 0, ...wish });
      expect(await stands()).toEqual(wish);
    });

    test('leaves alone what is not named', async () => {
      await set({ nickname: 'Ana', avatar: 3 });
      await change({ avatar: 5 });
      expect(await stands()).toEqual({ nickname: 'Ana', avatar: 5 });
    });

    test.each([
      ['one letter', { nickname: 'A' }],
      ['letters that cannot be seen', { nickname: 'Ana\u200b' }],
      ['a picture that does not exist', { avatar: 13 }],
      ['a picture from elsewhere', { avatarOther: 'https://example.com/me.png' }],
    ])('refuses %s', async (_what, wish) => {
      const before = await stands();
      expect(await change(wish)).toMatchObject({ errcode: SIGN_IN.invalidDetails });
      expect(await stands()).toEqual(before);
    });

    describe('with a picture of one’s own', () => {
      const pictureOf = async (side: number, form: 'png' | 'jpeg' = 'png') => {
        const blank = sharp({ create: { width: side, height: side, channels: 3, background: '#c33' } });
        const bytes = await (
          form === 'png' ? blank.png() : blank.jpeg().withExif({ IFD0: { Copyright: 'Secret' } })
        ).toBuffer();
        return `data:image/${form};base64,${bytes.toString('base64')}`;
      };
      const kept = async () => (await post(account.getOwnPicture.path, { avatarOther: '' }))['picture'] as string;
      const named = async () => (await kit.refresh())['avatarOther'] as string;

      test('draws it anew as a small square without what came with it, and tells it to its player alone', async () => {
        expect([await named(), await kept()]).toEqual(['', '']);
        const { avatarOther } = await change({ avatarOther: await pictureOf(300, 'jpeg') });
        expect(avatarOther).toMatch(/^[\da-f]{16}$/);
        const bytes = Buffer.from((await kept()).split(',')[1] ?? '', 'base64');
        expect([await named(), bytes.includes('Secret')]).toEqual([avatarOther, false]);
        expect(await sharp(bytes).metadata()).toMatchObject({ width: 192, height: 192, format: 'jpeg' });
      });

      test('goes by the hash of the picture: a change from another phone is not written over', async () => {
        const { avatarOther: first } = await change({ avatarOther: await pictureOf(200) });
        const late = { avatarOther: await pictureOf(100), avatarOtherBefore: '' };
        expect(await change(late)).toMatchObject({ errcode: PROFILE.changedElsewhere });
        expect(await named()).toBe(first);
        expect(await change({ ...late, avatarOtherBefore: first })).toMatchObject({ errcode: 0 });
      });

      test('takes it away, and leaves it alone where it is not named', async () => {
        await change({ avatarOther: await pictureOf(200) });
        const other = { player_id: (await aPlayer(db())).id, jpeg: Buffer.from('of another player') };
        await db().insertInto('own_picture').values(other).execute();
        await change({ avatar: 5 });
        expect(await named()).not.toBe('');
        await change({ avatarOther: '' });
        expect([await named(), await kept()]).toEqual(['', '']);
        const left = db().selectFrom('own_picture').select('jpeg').where('player_id', '=', other.player_id);
        expect(await left.execute()).toEqual([{ jpeg: other.jpeg }]);
      });

      test('that both phones take away is no conflict', async () => {
        const { avatarOther: first } = await change({ avatarOther: await pictureOf(200) });
        const gone = { avatarOther: '', avatarOtherBefore: first };
        for (const _phone of [1, 2]) expect(await change(gone)).toMatchObject({ errcode: 0, avatarOther: '' });
      });

      test('refuses what is no picture, and a small file with a large picture', async () => {
        for (const wrong of ['data:image/png;base64,AAAA', 'javascript:alert(1)', await pictureOf(1_025)]) {
          expect(await change({ avatarOther: wrong })).toMatchObject({ errcode: SIGN_IN.invalidDetails });
        }
        expect(await named()).toBe('');
      });

      test('takes twenty a day', async () => {
        const picture = await pictureOf(20);
        const codes: unknown[] = [];
        for (let tries = 0; tries < 21; tries += 1) codes.push((await change({ avatarOther: picture }))['errcode']);
        expect(codes).toEqual([...Array.from({ length: 20 }, () => 0), PROFILE.tooOften]);
      });
    });

    test('refuses another player’s nickname and log-in name, in any spelling, and never one’s own', async () => {
      const other = await aPlayer(db(), { nickname: 'Reyna' });
      expect(await change({ nickname: 'REYNA' })).toMatchObject({ errcode: SIGN_IN.accountTaken });
      expect(await change({ nickname: other.account?.toUpperCase() })).toMatchObject({ errcode: SIGN_IN.accountTaken });
      await set({ nickname: 'Hari' });
      expect(await change({ nickname: 'HARI' })).toMatchObject({ errcode: 0, nickname: 'HARI' });
    });

    test('tells of ten nicknames an hour whether they are taken, and a picture is changed all the same', async () => {
      const { account: taken } = await aPlayer(db());
      const codes: unknown[] = [];
      for (let tries = 0; tries < 11; tries += 1) codes.push((await change({ nickname: taken }))['errcode']);
      expect(codes).toEqual([...Array.from({ length: 10 }, () => SIGN_IN.accountTaken), PROFILE.tooOften]);
      expect(await change({ avatar: 7 })).toMatchObject({ errcode: 0, avatar: 7 });
    });

    test('is not written over what another phone has changed, unless both wanted the same', async () => {
      await set({ nickname: 'From elsewhere', avatar: 2 });
      const wish = { nickname: 'From here', nicknameBefore: 'Long ago' };
      expect(await change(wish)).toMatchObject({ errcode: PROFILE.changedElsewhere });
      expect(await change({ avatar: 4, avatarBefore: 1 })).toMatchObject({ errcode: PROFILE.changedElsewhere });
      expect(await stands()).toEqual({ nickname: 'From elsewhere', avatar: 2 });
      expect(await change({ avatar: 2, avatarBefore: 1 })).toMatchObject({ errcode: 0 });
      expect(await change({ ...wish, nicknameBefore: 'From elsewhere' })).toMatchObject({ errcode: 0 });
    });

    test('of two phones that save at once, the second hears of the first', async () => {
      await set({ nickname: 'Before' });
      const wishes = ['One', 'Two'].map((name) => change({ nickname: `Phone ${name}`, nicknameBefore: 'Before' }));
      const codes = (await Promise.all(wishes)).map(({ errcode }) => errcode as number);
      expect(codes.toSorted((a, b) => a - b)).toEqual([0, PROFILE.changedElsewhere]);
    });
  });

  describe('what was told at sign-up', () => {
    const read = () => post(account.appUserOther.path);
    const fill = (fields: object) => post(account.updateAppUserOther.path, fields);
    const WHOLE = { email: 'ana@example.com', fullName: 'Ana Reyes', address: '1 Mabini St', birthday: '1990-12-31' };

    test('is told, and filled in where it was left empty', async () => {
      expect(await read()).toMatchObject({ errcode: 0, email: '', fullName: '', birthday: '', hasUserOther: false });
      expect(await fill(WHOLE)).toMatchObject({ errcode: 0, ...WHOLE, hasUserOther: true });
      expect(await read()).toMatchObject(WHOLE);
    });

    test('is not changed once it stands, and what is sent again changes nothing', async () => {
      await fill(WHOLE);
      expect(await fill({ fullName: 'Another Name' })).toMatchObject({ errcode: PROFILE.fixed });
      expect(await fill({ ...WHOLE, registeredPlace: 'perya.example.com' })).toMatchObject({ errcode: 0 });
      expect(await read()).toMatchObject({ ...WHOLE, registeredPlace: 'perya.example.com' });
    });

    test('keeps nobody under 21, and no day that never was', async () => {
      expect(await fill({ birthday: '2010-01-01' })).toMatchObject({ errcode: SIGN_IN.notEligible });
      expect(await fill({ birthday: '1990-02-30' })).toMatchObject({ errcode: SIGN_IN.invalidDetails });
      expect(await fill({ birthday: '1990-12-31' })).toMatchObject({ errcode: 0 });
    });
  });
});
