/** Which fields a registration has, by how the site registers people. */
import * as v from 'valibot';
import { atServer } from '#data/device/server-clock.ts';
import type { Lobby } from '#data/lobby/use-stored.ts';
import { dayInManila } from '#shared/time.ts';
import * as rules from '../rules/typed.ts';

type Config = Lobby['config'];
export type Way = 'username' | 'phone';

export interface RegisterFields extends Record<string, string> {
  account: string;
  password: string;
  confirmation: string;
  code: string;
  email: string;
  birthday: string;
  fullName: string;
  address: string;
  registeredPlace: string;
  /** The paths of the four pictures, joined by commas; an empty one is a slot without a picture. */
  idPaths: string;
}

export const NO_FIELDS: RegisterFields = {
  account: '',
  password: '',
  confirmation: '',
  code: '',
  email: '',
  birthday: '',
  fullName: '',
  address: '',
  registeredPlace: '',
  idPaths: ',,,',
};

/** Never a password or a code. */
export const KEPT_FIELDS = [
  'account',
  'email',
  'birthday',
  'fullName',
  'address',
  'registeredPlace',
  'idPaths',
] as const;

export const isGreen = (config: Pick<Config, 'mode'>): boolean => config.mode === 'green';

/** In green mode a person chooses; elsewhere the site does. */
export function firstWay({ mode, registerType }: Pick<Config, 'mode' | 'registerType'>): Way {
  return mode !== 'green' && registerType.startsWith('phone') ? 'phone' : 'username';
}

export const REGISTER_DRAFT = 'register';

/** The way that was begun before a reload, where there is still a choice. */
export function wayOf(config: Pick<Config, 'mode' | 'registerType'>, { way }: Record<string, string>): Way {
  return isGreen(config) && (way === 'phone' || way === 'username') ? way : firstWay(config);
}

/** A code is asked for where a phone registers and the operator sends codes. */
export function needsCode({ otpStatus, registerType }: Pick<Config, 'otpStatus' | 'registerType'>, way: Way): boolean {
  return way === 'phone' && otpStatus === 1 && registerType !== 'phoneNoOtp';
}

const anything = v.string();

export function registerSchema(config: Config, way: Way): v.GenericSchema<RegisterFields, RegisterFields> {
  const limits = rules.limitsOf(config);
  const whenGreen = (rule: v.GenericSchema<string, string>) => (isGreen(config) ? rule : anything);
  const fields = v.object({
    account: way === 'phone' ? rules.phone(limits) : rules.username(limits),
    password: rules.password(limits),
    confirmation: anything,
    code: needsCode(config, way) ? rules.code : anything,
    email: whenGreen(rules.email),
    birthday: whenGreen(rules.birthday(dayInManila(atServer()))),
    fullName: whenGreen(rules.fullName),
    address: whenGreen(rules.address),
    registeredPlace: anything,
    idPaths: whenGreen(
      v.pipe(
        v.string(),
        v.check((paths) => v.is(rules.idPaths, paths.split(',')), 'login.idTip'),
      ),
    ),
  });
  return rules.confirmed(fields);
}
