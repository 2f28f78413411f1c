/** Reads the form of a guest who wants to be a player: what it says, or why it will not do. */
import { SIGN_IN } from '#contract/errcodes.ts';
import { isOfAge } from '#contract/profile-rules.ts';
import { dayInManila } from '#shared/time.ts';
import { readMobile } from './mobile.ts';
import { fitsMobile, fitsUsername, type Rules } from '../rules/sign-up-rules.ts';

export interface SignUpForm {
  account: string;
  code: string;
  email: string;
  fullName: string;
  address: string;
  birthday: string;
  registeredPlace: string;
  idCardImage: string;
  inviteCode: string;
}

/** How they sign up, by the numbers that the product knows these ways by. */
const BY_PHONE = 1;
const BY_ACCOUNT = 2;
const BY_PHONE_WITHOUT_CODE = 3;

export type Name =
  | { account: string; mobile: null; accountType: typeof BY_ACCOUNT }
  | { account: null; mobile: string; accountType: typeof BY_PHONE | typeof BY_PHONE_WITHOUT_CODE };

/** A phone whose owner has been sent a code. */
export const readPhoneName = (form: SignUpForm, rules: Rules): Name | undefined => readPhone(form, rules, BY_PHONE);

/** A username, or a phone where no code is asked for. What reads as a phone is never anybody's username. */
export function readName(form: SignUpForm, rules: Rules): Name | undefined {
  const { account } = form;
  if (fitsMobile(account, readMobile(account), rules)) {
    const needsCode = rules.otpStatus === 1 && rules.registerType !== 'phoneNoOtp';
    return needsCode ? undefined : readPhone(form, rules, BY_PHONE_WITHOUT_CODE);
  }
  const takesNames = rules.mode === 'green' || !isByPhone(rules);
  return takesNames && fitsUsername(account, rules) ? { account, mobile: null, accountType: BY_ACCOUNT } : undefined;
}

function readPhone(
  { account }: SignUpForm,
  rules: Rules,
  accountType: typeof BY_PHONE | typeof BY_PHONE_WITHOUT_CODE,
): Name | undefined {
  const mobile = readMobile(account);
  if (!takesPhones(rules) || !fitsMobile(account, mobile, rules)) return undefined;
  return { account: null, mobile, accountType };
}

const isByPhone = ({ registerType }: Rules): boolean => registerType === 'phone' || registerType === 'phoneNoOtp';

const takesPhones = (rules: Rules): boolean => rules.mode === 'green' || isByPhone(rules);

const PICTURES = 4;

export type Person =
  | { ok: true; columns: PersonColumns; pictures: string[] }
  | { ok: false; code: typeof SIGN_IN.notEligible | typeof SIGN_IN.invalidDetails };

interface PersonColumns {
  email: string;
  full_name: string;
  address: string;
  birthday: string | null;
  registered_place: string;
  id_card_image: string;
  kyc_state: 'none' | 'reviewing';
}

const NOBODY: PersonColumns = {
  email: '',
  full_name: '',
  address: '',
  birthday: null,
  registered_place: '',
  id_card_image: '',
  kyc_state: 'none',
};

/** Green mode asks who they are. Any other mode does not, and then we keep nothing of it. */
export function readPerson(form: SignUpForm, rules: Rules, now: Date): Person {
  const { email, fullName, address, birthday, registeredPlace, idCardImage } = form;
  const invalid = { ok: false, code: SIGN_IN.invalidDetails } as const;
  if (birthday !== '' && !isRealDay(birthday)) return invalid;
  if (birthday !== '' && !isOfAge(birthday, dayInManila(now.getTime())))
    return { ok: false, code: SIGN_IN.notEligible };
  if (rules.mode !== 'green') return { ok: true, columns: NOBODY, pictures: [] };
  const pictures = [...new Set(idCardImage.split(',').filter((path) => path !== ''))];
  const isWhole = [email, fullName.trim(), address.trim(), birthday].every((text) => text !== '');
  if (!isWhole || pictures.length !== PICTURES) return invalid;
  const columns = {
    email,
    full_name: fullName.trim(),
    address: address.trim(),
    birthday,
    registered_place: registeredPlace,
    id_card_image: pictures.join(','),
    kyc_state: 'reviewing',
  } as const;
  return { ok: true, columns, pictures };
}

/** The calendar has it, and so has every database. */
export function isRealDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return day >= '1900' && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
