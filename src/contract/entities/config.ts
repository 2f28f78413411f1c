/**
 * The configuration that a server sends before anything else. Every key may be missing or broken without breaking
 * the lobby, so every key has a value to fall back to.
 */
import * as v from 'valibot';
import { Cents } from '#shared/money.ts';
import { rowsOf } from '../rows-of.ts';
import { Brand, Flag, Game, GameType, Sort } from './game.ts';

const lenient = <Schema extends v.GenericSchema>(schema: Schema, otherwise: v.InferOutput<Schema>) =>
  v.fallback(v.optional(schema), otherwise) as v.GenericSchema<v.InferInput<Schema> | undefined, v.InferOutput<Schema>>;

const list = <Schema extends v.GenericSchema>(row: Schema, name: string) => lenient(rowsOf(row, name), []);
const text = (otherwise = '') => lenient(v.string(), otherwise);
const number = (otherwise: number) => lenient(v.number(), otherwise);

/** Servers write the target of a click as a number or as a text. */
const ClickAction = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((raw) => String(raw)),
);

const Maintenance = v.object({ status: Flag, content: v.nullish(v.string(), '') });

export const Banner = v.object({
  id: v.number(),
  sort: Sort,
  clickType: v.nullish(v.number(), 0),
  clickAction: ClickAction,
  imgUrl2: v.nullish(v.string(), ''),
  title: v.nullish(v.string(), ''),
  subtitle: v.nullish(v.string(), ''),
});
export type Banner = v.InferOutput<typeof Banner>;

const Video = v.object({
  id: v.number(),
  clickType: v.nullish(v.number(), 0),
  clickAction: ClickAction,
  coverImg: v.nullish(v.string(), ''),
  path: v.nullish(v.string(), ''),
});

/** Notices name their target by word, where banners use a number. */
const Notice = v.object({
  id: v.number(),
  isH5Pop: Flag,
  clickType: v.nullish(v.union([v.string(), v.number()]), ''),
  clickAction: ClickAction,
  sort: Sort,
  imgUrl2: v.nullish(v.string(), ''),
  title: v.nullish(v.string(), ''),
  content: v.nullish(v.string(), ''),
});

const RechargeType = v.object({
  id: v.number(),
  name: v.nullish(v.string(), ''),
  iconH5: v.nullish(v.string(), ''),
  bankId: v.nullish(v.number(), 0),
  sort: Sort,
});

const SocialMedia = v.object({ name: v.string(), url: v.string(), icon: v.nullish(v.string(), '') });

/** Where another site vouches for a person. Only a server that can be asked for it names one. */
const SocialLogin = v.object({ name: v.string(), authorizeUrl: v.string(), clientId: v.string() });
export type SocialLogin = v.InferOutput<typeof SocialLogin>;

const Level = v.object({
  level: v.nullish(v.number(), 0),
  betAmount: Cents,
  /** Ours: what the operator calls the level, and what it brings, each in a sentence. */
  name: v.nullish(v.string(), ''),
  perks: v.nullish(rowsOf(v.string(), 'perks'), []),
});

const GenericImage = v.object({ uniqueKey: v.string(), img: v.string() });

const Prop = v.object({
  num: v.nullish(v.number(), 0),
  paramStr: v.nullish(v.looseObject({ limitAmount: v.optional(v.number()) }), {}),
});

/** `award` is a JSON text on the wire; it is read where it is shown, so that a broken one hides one package only. */
const FirstChargePackage = v.object({ id: v.number(), price: Cents, award: v.string(), showType: v.number() });

const InviteBonus = v.object({ id: v.number(), award: v.string(), inviteCount: v.number() });

const Download = v.object({
  downloadType: v.nullish(v.number(), 0),
  downloadUrl: v.nullish(v.string(), ''),
  url: v.nullish(rowsOf(v.string(), 'url'), []),
});

export const ConfigEntries = {
  gameListVersion: text(),
  gameResourceUrl: text('/'),
  appGameTypeList: list(GameType, 'appGameTypeList'),
  appGamePlatformList: list(Brand, 'appGamePlatformList'),
  appGameBrandList: list(Brand, 'appGameBrandList'),
  /**
   * Ours: how many games are hot. A server that says so tells of them first, in their order, and of the list last: the document draws
   * them while the rest is still coming.
   */
  hotGameCount: number(0),
  /** Absent when the caller already holds this version of the list. */
  appGameList: v.fallback(v.optional(rowsOf(Game, 'appGameList')), undefined),
  maintenance: lenient(Maintenance, { status: 0, content: '' }),
  mode: text('other'),
  registerType: text('account'),
  otpStatus: lenient(Flag, 0),
  countryCode: text('63'),
  accountLengthMin: number(10),
  accountLengthMax: number(11),
  usernameLengthMin: number(6),
  usernameLengthMax: number(16),
  passwordLengthMin: number(8),
  passwordLengthMax: number(20),
  accountRule: lenient(v.object({ mobileStartsWith: v.nullish(v.string(), '') }), { mobileStartsWith: '' }),
  userRegisterCoin: lenient(Cents, 0 as Cents),
  /** The application public key for passwords, and how to use it: "rsa-oaep-256", or nothing for PKCS#1 v1.5. */
  publicKey: text(),
  publicKeyId: text(),
  passwordCipher: text(),
  socialLogin: v.fallback(v.nullish(SocialLogin), null),
  /** Ours: 1 where the server knows passkeys. */
  passkeys: lenient(Flag, 0),
  /** Ours: 1 where a call that is repeated under its key is told its first answer, and may be asked about. */
  answersOnce: lenient(Flag, 0),
  /** Ours: 1 where players, winners and prizes are made up. */
  demoWorld: lenient(Flag, 0),
  /** Ours: who holds the license, and its number at the regulator; empty where the operator has not said so. */
  licenseHolder: text(),
  licenseNumber: text(),
  appLobbyAdConfigList: list(Banner, 'appLobbyAdConfigList'),
  appPromotionalVideoList: list(Video, 'appPromotionalVideoList'),
  appNoticeConfigList: list(Notice, 'appNoticeConfigList'),
  socialMedia: list(SocialMedia, 'socialMedia'),
  h5: lenient(Download, { downloadType: 0, downloadUrl: '', url: [] }),
  appRechargeTypeMap: lenient(v.record(v.string(), RechargeType), {}),
  appRechargeTypeList: list(RechargeType, 'appRechargeTypeList'),
  isDepositBank: lenient(Flag, 0),
  appUserLevelConfigList: list(Level, 'appUserLevelConfigList'),
  appGenericImgList: list(GenericImage, 'appGenericImgList'),
  appGenericImg: lenient(v.record(v.string(), v.looseObject({ imgUrl: v.optional(v.string()) })), {}),
  appPropConfigMap: lenient(v.record(v.string(), Prop), {}),
  appRechargeBonusCollection9ConfigList: list(FirstChargePackage, 'appRechargeBonusCollection9ConfigList'),
  appInviteBonus1ConfigList: list(InviteBonus, 'appInviteBonus1ConfigList'),
};

/** A reply with fewer known keys than this is not the server's: a login page of a hotel, an error of a proxy. */
const LEAST_KNOWN_KEYS = 3;

/** Tells a configuration from a foreign answer, although every single key of it may be missing. */
export function looksLikeConfig(body: unknown): body is Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false;
  return Object.keys(body).filter((key) => Object.hasOwn(ConfigEntries, key)).length >= LEAST_KNOWN_KEYS;
}

const Entries = v.looseObject(ConfigEntries);

/** One that a device has kept, damaged or by another release: what is missing or broken in it has the value to fall back to. */
export const mendConfig = (kept: object): v.InferOutput<typeof Entries> => v.parse(Entries, kept);

/** The check stands before the object, since the object fills in every missing key. */
export const Config = v.pipe(v.custom<v.InferInput<typeof Entries>>(looksLikeConfig, 'Not a configuration'), Entries);
export type Config = v.InferOutput<typeof Config>;
