/** The shapes of the contract that several calls share, by the name under which the page tells of them. */
import { Moment, Tally, Text, Yes } from '#contract/answer-fields.ts';
import type { Row } from '#contract/define.ts';
import { ActivityData, MoneyStep, Pack, Prize, Step, Winner } from '#contract/entities/activity.ts';
import { Bank } from '#contract/entities/bank.ts';
import { Config, ConfigEntries } from '#contract/entities/config.ts';
import { Brand, Flag, Game, GameType } from '#contract/entities/game.ts';
import { BankTransfer, PointsOffer, QrPayment, TradeInfo } from '#contract/entities/order.ts';
import { PhoneInfo, Registration } from '#contract/entities/registration.ts';
import { Reward } from '#contract/entities/reward.ts';
import { Task } from '#contract/entities/task.ts';
import { RefreshedUser, User } from '#contract/entities/user.ts';
import { contract } from '#contract/index.ts';
import { CommonFields } from '#contract/common-fields.ts';
import { Amount, SealedPassword } from '#contract/request-fields.ts';
import { Cents } from '#shared/money.ts';
import type { GenericSchema } from 'valibot';
import type { Names } from './describe-schema.ts';

export const shapes: Record<string, GenericSchema> = {
  CommonFields,
  User,
  Bank,
  Config,
  Game,
  GameType,
  Brand,
  ActivityData,
  Pack,
  Step,
  MoneyStep,
  Prize,
  Winner,
  Reward,
  Task,
  TradeInfo,
  BankTransfer,
  QrPayment,
  PointsOffer,
  PhoneInfo,
  Registration,
};

/** Small things that are said in words rather than taken apart. */
const words: [unknown, string][] = [
  [Cents, 'cents'],
  [Amount, 'cents, more than 0'],
  [Flag, '0 or 1'],
  [Yes, 'true or false'],
  [Tally, 'count'],
  [Text, 'text'],
  [Moment, 'moment'],
  [SealedPassword, 'sealed password'],
  [RefreshedUser, 'any fields of User'],
];

export const answerOf = (row: Row): string => `the answer of ${row.path}`;

/** A claim's state is the answer of the call that reads it, so it is told by that call's name. */
const states: [unknown, string][] = Object.values<Record<string, Row>>(contract)
  .flatMap((area) => Object.values(area))
  .filter((row) => row.effect === 'read')
  .map((row) => [row.answer, answerOf(row)]);

/** Spread into a larger object they are told by name there as well. */
const spreads: Names['spreads'] = [[ConfigEntries, 'every field of **Config**']];

export const names: Names = {
  spreads,
  schemas: new Map([
    ...states,
    ...Object.entries(shapes).map(([name, schema]): [unknown, string] => [schema, `**${name}**`]),
    ...words,
  ]),
};
