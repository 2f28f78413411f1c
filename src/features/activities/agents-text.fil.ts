import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import { fil as friends } from './friends-text.fil.ts';
import type { text } from './agents-text.ts';

const months =
  'Ang dala ng mga kaibigan sa isang buwan ay makukuha ninyo hanggang katapusan ng kasunod na buwan, oras sa Maynila.';
const undone = 'Kapag ibinalik ang taya, nawawala rin ang parte nito.';
const later = 'Kung naglaro na siya bago ilagay ang code ninyo, bilang siya mula sa susunod na araw.';
const mustBet = 'Kailangang itaya ang natanggap ninyo ayon sa nakasulat bago mag-withdraw.';
const { valid, notValid } = friends;
const adults = `${friends.adults} Walang dapat tumaya para sa inyo.`;

export const fil: Translated<typeof text> = {
  waiting: 'Puwede nang kunin',
  share: (percent) => `${percent}% ng taya ng mga kaibigan ninyo`,
  take: (amount) => `Kunin ang ${amount}`,
  takeCommission: 'Kunin ang komisyon',
  takeBonus: 'Kunin ang bonus',
  nothing: 'Wala pang makukuha',
  inAll: (amount) => `${amount} na ang kabuuan`,
  friends: (all, valid) => (all === 0 ? 'Ang mga kaibigan ninyo' : `${all} kaibigan, ${valid} ang bilang`),
  noFriends: message('agents.noFriends', 'Wala pang kaibigan. I-share ang imbitasyon, at dito sila lalabas.'),
  newest: (count) => `Ang ${count} pinakabago ang makikita.`,
  counts: 'Bilang na',
  countsNot: 'Hindi pa bilang',
  bet: (amount) => `Taya ${amount}`,
  brings: (amount) => `Dala ${amount}`,
  bothMonths: 'Para sa buwang ito at sa nakaraan ang mga halaga.',
  rules: [
    valid,
    notValid,
    months,
    undone,
    later,
    'Hanggang 500 kaibigan ang bilang, una ang mga naunang sumali.',
    mustBet,
    adults,
  ],
  commission: 'Komisyon',
  bonusLead: (amount) => `${amount} sa bawat kaibigang bilang`,
  bonus: 'Bonus sa kaibigan',
  levels: 'Ang limang level ninyo',
  level: (level, percent) => `Level ${level}: ${percent}%`,
  people: (count) => `${count} tao`,
  logOf: (level) => `Sino ang nasa level ${level}`,
  noPeople: message('agents.noPeople', 'Wala pang tao sa level na ito.'),
  levelsRules: [
    'Level 1 ang mga kaibigan ninyo, level 2 ang mga kaibigan nila, at ganoon hanggang level 5.',
    valid,
    'Ganoon din ang lahat sa ilalim: walang dala ang nasa ilalim ng kaibigang hindi bilang.',
    notValid,
    months,
    undone,
    later,
    'Hanggang 500 tao ang bilang sa isang level, at 1,000 sa lahat.',
    'Isang beses lang ang bonus sa bawat kaibigan sa level 1.',
    mustBet,
    adults,
  ],
};
