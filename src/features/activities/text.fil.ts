import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  activitiesTitle: 'Mga promo',
  noActivities: message('activity.none', 'Walang promo para sa inyo ngayon.'),
  onTimeOut: (until) =>
    message('activity.onTimeOut', `Naka-time-out kayo hanggang ${until}. Pahinga rin ang mga promo.`),
  atLimit: message(
    'activity.atLimit',
    'Naabot na ninyo ang isa sa mga limit ninyo. Pahinga rin ang mga promo hanggang mag-reset ito.',
  ),
  onTimeOutOwed: (until) =>
    message(
      'activity.onTimeOutOwed',
      `Naka-time-out kayo hanggang ${until}. Pahinga rin ang mga promo, pero makukuha ninyo ang inyo na.`,
    ),
  atLimitOwed: message(
    'activity.atLimitOwed',
    'Naabot na ninyo ang isa sa mga limit ninyo. Pahinga rin ang mga promo hanggang mag-reset ito, pero makukuha ninyo ang inyo na.',
  ),
  toLimits: 'Mga limit ko',
  toGames: 'Sa mga laro',
  rewardsTitle: 'Mga reward',
  rewardTitle: 'Reward',
  noRewards: message('rewards.none', 'Wala nang ibang reward para sa inyo ngayon.'),
  guestRewards: message('rewards.guest', 'Mag-log in para makita ang mga reward ninyo.'),
  rewardGone: message('rewards.gone', 'Wala na rito ang reward na ito.'),
  logIn: 'Mag-log in',
  toActivities: 'Lahat ng promo',
  toRewards: 'Lahat ng reward',
  openReward: 'Buksan',
  milestones: 'Mga milestone',
  progress: (reached, target) => `${reached} sa ${target}`,
  until: (when) => `Hanggang ${when}`,
  isOver: 'Tapos na',
  ready: 'Makukuha na',
  readyCount: (count) => `${count} ang makukuha na`,
  newWindow: 'bubukas sa bagong window',
  onHome: 'Piliin ang lalabas sa home',
  period: (from, to) => `${from} hanggang ${to}`,
  endedTitle: 'Paalala',
  ended: message('activity.end', 'Tapos na ang event, pakisara ang page na ito'),
  stillYours: message('activity.stillYours', 'Tapos na ito. Makukuha pa rin ninyo ang inyo na.'),
  ok: 'OK',
  getSome: 'Kunin',
  getting: 'Sandali lang…',
  checking: 'Kinukumpirma…',
  responsible: 'Nakakaadik ang pagsusugal. Alamin kung kailan titigil.',
  given: (gifts) => message('activity.given', `Sa inyo na: ${gifts}.`),
  noConnection: message('activity.noConnection', 'Makukuha ninyo ito pagbalik ng koneksyon.'),
  stillAsking: message(
    'activity.stillAsking',
    'Wala pang sagot. Isang beses lang ninyo ito makukuha, gaano man katagal.',
  ),
  giftNumber: (number) => `Regalo ${number}`,
  giftOpen: 'Buksan',
  giftLocked: 'Hindi pa',
  giftReceive: 'Kunin',
  giftReceived: 'Nakuha na',
  rulesTitle: 'Paano ito gumagana',
  afterEnd: {
    nothing: 'Kunin ang mga reward bago ito matapos. Mawawala na ang hindi nakuha.',
    earned: 'Makukuha pa rin pagkatapos ang nakamit ninyo bago ito matapos.',
    bought: 'Makukuha pa rin pagkatapos ang nabili ninyo. Mawawala na ang iba.',
  },
  odds: 'Tsansa ng bawat premyo',
  prize: 'Premyo',
  chance: 'Tsansa',
  oddsForPlayers: message('activity.oddsForPlayers', 'Mag-log in para makita ang tsansa ng bawat premyo.'),
  offerMore: 'Tingnan ang rules',
  offerClose: 'Hindi muna',
  congratulations: 'Congrats!',
  depositOf: (amount) => `${amount} na deposit`,
  mustBet: (least, most) => {
    const often = most === 1 ? 'isang beses' : least === most ? `${most} beses` : `${least} hanggang ${most} beses`;
    return `Itaya ang bonus nang ${often} bago mag-withdraw. Bilang ang lahat ng laro, walang takdang panahon.`;
  },
  begins: (when) => message('activity.begins', `Magsisimula ito sa ${when}.`),
  toDeposit: 'Mag-deposit',
  dayNumber: (number) => `Ika-${number} araw`,
};
