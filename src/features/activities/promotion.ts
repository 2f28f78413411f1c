/** What one promotion is in the page: its words, its calls and what it draws. The screen around it is the same for all. */
import type { ComponentType } from 'react';
import type { Answer, Input, MoneyRow, Row } from '#contract/define.ts';
import { atServer } from '#data/device/server-clock.ts';
import { usualTitleOf } from '#page/promotions/title-of.ts';

type Claims = Readonly<Record<string, MoneyRow>>;

export interface Drawn {
  propId: number;
  times: number;
}

export interface BodyProps<State extends Row, Rows extends Claims> {
  state: Answer<State>;
  /** Nothing can be claimed: one is under way, or is asked about, or there is no connection. */
  isBusy: boolean;
  /** In a time-out or at a limit, where only what is owed can be received. */
  isResting: boolean;
  /**
   * What the button of this claim says while the claim is under way, and any button while a call about money is asked about; undefined when
   * it may say what it does. A button that claims nothing names no claim.
   */
  busyWords: <Name extends keyof Rows>(name?: Name, input?: Input<Rows[Name]>) => string | undefined;
  /** Where chance has stopped last in this visit, and how often it has; undefined before. */
  drawn?: Drawn | undefined;
  claim: <Name extends keyof Rows>(name: Name, input: Input<Rows[Name]>) => void;
}

export interface Period {
  startTime: number;
  endTime: number;
  /** Something of the player's is still to be received, so the page stays open after the end. */
  isOwed?: boolean;
}

export interface Promotion<State extends Row = Row, Rows extends Claims = Claims> {
  /** Its type, under which the list of activities knows it. */
  type: number;
  state: State;
  /** What its state is asked for with, where that is anything. */
  input?: Input<State>;
  claims: Rows;
  /** Of a page that is not all of its promotion; elsewhere it is called as in a list. */
  title?: () => string;
  rules: () => readonly string[];
  /** Where the rules say another thing than how it works. */
  rulesTitle?: () => string;
  /** Between these it is on; without them always. */
  period?: (state: Answer<State>) => Period | undefined;
  /** There is nothing on its page that waits for a connection. */
  isOnlyRead?: boolean;
  /** What is full or paid for is received during a time-out too, so its page stays. */
  owes?: boolean;
  /** Its page leads to one that owes something, so it stays as well. */
  leadsToOwed?: boolean;
  Body: ComponentType<BodyProps<State, Rows>>;
  /** How likely each prize is, where chance decides: on the page and with the rules. */
  Odds?: ComponentType<{ state: Answer<State> }>;
}

/** Checks that the body fits the calls; the screen knows no more than that they fit. */
export const promotion = <State extends Row, const Rows extends Claims>(described: Promotion<State, Rows>): Promotion =>
  described as unknown as Promotion;

/** Where the state itself tells when the promotion is on. */
export const ownPeriod = ({ startTime, endTime }: Period): Period => ({ startTime, endTime });

/** The same for one that gives after its end what it owes by then. */
export const periodOwing =
  <State extends Period>(isOwed: (state: State) => boolean) =>
  (state: State): Period => ({ ...ownPeriod(state), isOwed: isOwed(state) });

export const titleOfPage = ({ title, type }: Promotion): string => title?.() ?? usualTitleOf(type);

/** One without an end goes on. */
export const hasEnded = (endTime: number, nowMs = atServer()): boolean => endTime > 0 && nowMs > endTime;

export const hasBegun = (startTime: number, nowMs = atServer()): boolean => nowMs >= startTime;
