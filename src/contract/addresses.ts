/** Every address that a screen stands at, for the server, which answers nothing else with 200; `:name` is any one part. */
const LOBBY =
  '/ /lobby/home /lobby/email /lobby/task /lobby/activity /lobby/rewards /lobby/notice /lobby/wallets/:id ' +
  '/search /start /maintenance /service /about /apkdownload /terms-of-use /privacy-policy /test';
const PLAYERS =
  '/login /register /forget /bind /points /walletsPassword /walletsKyc /walletsKycUpload /bindBankCard /bankCardList ' +
  '/withdrawal/:name /reward/detail/:id /record/transaction /profile/:name /profile/agree/:name';
const OFFERS = '/notice/detail/:id /rule/:name /activity/:name';

export const ADDRESSES: readonly string[] = `${LOBBY} ${PLAYERS} ${OFFERS}`.split(' ');

const PATTERNS = ADDRESSES.map((address) => new RegExp(`^${address.replaceAll(/:[a-z]+/g, '[^/]+')}$`));

export const isAddress = (path: string): boolean => PATTERNS.some((pattern) => pattern.test(path));
