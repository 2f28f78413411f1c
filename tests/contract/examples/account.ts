import type { ExamplesOf } from './types.ts';
import { afterLogin, appConfig, AT, bank, device, registration, user } from './people.ts';

const signedIn = { appUser: user };

export const config: ExamplesOf<'config'> = {
  appConfig: { request: { gameListVersion: '41' }, answer: appConfig },
};

export const session: ExamplesOf<'session'> = {
  accountLogin: { request: { account: 'maria88', password: 'v2.k1.c2VhbGVk' }, answer: signedIn },
  accountRegist4: { request: { ...registration, account: '9171234567', code: '123456' }, answer: signedIn },
  accountRegist: { request: registration, answer: signedIn },
  lineLogin: {
    request: { state: 'Zm9v', code: 'YmFy', uuid: 'visitor', phoneinfoJsonModel: device },
    answer: signedIn,
  },
  bindAccount: {
    request: { countryCode: '63', mobile: '9171234567', code: '123456', password: 'v2.k1.c2VhbGVk' },
    answer: { mobile: '9171234567', coin: 130_450 },
  },
  forgetPassword: { request: { account: '9171234567', code: '123456', password: 'v2.k1.c2VhbGVk' }, answer: {} },
  smsSend: {
    request: { countryCode: '63', mobile: '9171234567', type: 0, appId: 'com.demo.web', channel: 'WEB' },
    answer: { waitSeconds: 60 },
  },
  refreshData: {
    request: {},
    answer: { coin: 128_450, lottery: 15_000, vip: 2, vipExp: 340, userLevel: 7, bet: 1_840_000 },
  },
  getAfterLoginInfo: { request: { gameListVersion: '42' }, answer: afterLogin },
  getAfterLoginInfoWeb: {
    request: { gameListVersion: '42', os: 'Android 14', version: '1.0.28', deviceModel: 'SM-A155F' },
    answer: afterLogin,
  },
  online: {
    request: { gameId: 1001 },
    answer: {
      gamingDurationLimit: 0,
      dailyBetLimit: 1,
      weeklyBetLimit: false,
      monthlyBetLimit: 0,
      lossLimit: 0,
      maintenance: { status: 0, content: '' },
    },
  },
};

const safebox = { safebox: 50_000, coin: 78_450, hasSafeboxPassword: true };

const details = {
  email: 'maria@example.com',
  fullName: 'Maria Santos',
  address: '12 Mabini St, Quezon City',
  birthday: '1990-12-31',
  registeredPlace: 'perya.example.com',
};

export const account: ExamplesOf<'account'> = {
  updateProfile: {
    request: { nickname: 'Maria', avatar: 4, avatarOther: '/me.png', nicknameBefore: 'Mar', avatarBefore: 3 },
    answer: { nickname: 'Maria', avatar: 4 },
  },
  getOwnPicture: { request: { avatarOther: 'abc' }, answer: { picture: 'data:image/jpeg;base64,AA==' } },
  appUserOther: { request: {}, answer: { ...details, hasUserOther: true } },
  updateAppUserOther: { request: details, answer: { ...details, hasUserOther: true } },
  hideFromHome: {
    request: { types: [37, 38], shownTypes: [39] },
    answer: { hiddenTypes: [37, 38], shownTypes: [39] },
  },
  shortUrl: {
    request: { url: 'https://example.com/register?code=MARIA88' },
    answer: { shortUrl: 'https://example.com/s/8fK2' },
  },
  getSafebox: { request: {}, answer: safebox },
  safeboxPasswordInit: { request: { password: 'v2.k1.c2VhbGVk' }, answer: { state: safebox } },
  modifySafePassword: {
    request: { oldPassword: 'v2.k1.b2xk', password: 'v2.k1.c2VhbGVk' },
    answer: { state: safebox },
  },
  safeboxTransfer: { request: { direction: 1, amount: 50_000, password: 'v2.k1.c2VhbGVk' }, answer: safebox },
};

const picture = { size: 120_000, type: 'image/jpeg' };
const paths = { path1: 'kyc/a1.jpg', path2: 'kyc/b2.jpg', path3: 'kyc/c3.jpg', path4: 'kyc/d4.jpg' };

export const kyc: ExamplesOf<'kyc'> = {
  uploadKyc: { request: { file1: picture, file2: picture, file3: picture, file4: picture }, answer: paths },
  addKyc: {
    request: { idCardImage: Object.values(paths).join(','), sourceOfIncomePath1: 'kyc/e5.jpg' },
    answer: { status: 1 },
  },
  kyc: {
    request: {},
    answer: {
      status: 3,
      incomeStatus: 1,
      reason: 'The picture is blurred.',
      deadline: AT + 259_200,
      incomeSentAt: AT,
      ...paths,
    },
  },
};

export const bankCards = { appUserBankList: [bank, { ...bank, bankId: 9, bankName: 'Luzon Savings' }] };
