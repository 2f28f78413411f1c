import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import type { text } from './agents-text.ts';

const valid = 'Bilang ang kaibigan kapag may naka-link na phone at ₱100 o higit pa ang lahat ng deposito niya.';
const notValid =
  'Walang dala ang account sa sarili ninyong device, o ang pangalawa sa device ng kaibigan. Sa iisang network, lima ang bilang sa isang araw at dalawampu sa lahat, at hindi bilang ang sumali roon sa araw na sumali kayo.';
const months =
  'Ang dala ng mga kaibigan sa isang buwan ay makukuha ninyo hanggang katapusan ng kasunod na buwan, ayon sa kalendaryo ng Maynila.';
const undone = 'Kapag binawi ang taya, kasama ring nawawala ang bahagi nito.';
const later = 'Ang maglagay ng code ninyo pagkatapos nang maglaro ay bilang mula sa susunod na araw.';
const mustBet = 'Kailangang itaya ang natanggap ninyo nang kasindami ng nakasulat bago i-withdraw.';
const adults = 'Mag-imbita lang ng may edad na 21 pataas na gustong maglaro. Walang dapat tumaya para sa inyo.';

export const fil: Translated<typeof text> = {
  title: 'Ahente',
  waiting: 'Naghihintay sa inyo',
  share: (percent) => `${percent} % ng taya ng mga kaibigan ninyo`,
  take: (amount) => `Kunin ang ${amount}`,
  takeCommission: 'Kunin ang komisyon',
  takeBonus: 'Kunin ang bonus',
  nothing: 'Wala pang makukuha',
  inAll: (amount) => `${amount} na ang lahat-lahat`,
  stillYours: message('agents.stillYours', 'Tapos na ito. Sa inyo pa rin ang dala ng mga kaibigan ninyo.'),
  friends: (all, valid) => (all === 0 ? 'Ang mga kaibigan ninyo' : `${all} kaibigan, ${valid} ang bilang`),
  noFriends: message('agents.noFriends', 'Wala pang kaibigan. Ibahagi ang imbitasyon, at dito sila lalabas.'),
  newest: (count) => `Ang ${count} pinakabago ang makikita.`,
  counts: 'Bilang na',
  countsNot: 'Hindi pa bilang',
  bet: (amount) => `Taya ${amount}`,
  brings: (amount) => `Dala ${amount}`,
  bothMonths: 'Ang mga halaga ay sa buwang ito at sa nakaraan.',
  rulesTitle: 'Paano ito',
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
  levelsTitle: 'Ahente ng limang antas',
  commission: 'Komisyon',
  bonusLead: (amount) => `${amount} sa bawat kaibigang bilang`,
  bonus: 'Bonus sa kaibigan',
  levels: 'Ang limang antas ninyo',
  level: (level, percent) => `Antas ${level}: ${percent} %`,
  people: (count) => `${count} tao`,
  logOf: (level) => `Sino ang nasa antas ${level}`,
  noPeople: message('agents.noPeople', 'Wala pang tao sa antas na ito.'),
  levelsRules: [
    'Antas 1 ang mga kaibigan ninyo, antas 2 ang mga kaibigan nila, at ganoon hanggang antas 5.',
    valid,
    'Ganoon din ang lahat sa ilalim: walang dala ang nasa ilalim ng kaibigang hindi bilang.',
    notValid,
    months,
    undone,
    later,
    'Hanggang 500 tao ang bilang sa isang antas, at 1,000 sa lahat.',
    'Minsan lang ang bonus sa bawat kaibigan sa antas 1.',
    mustBet,
    adults,
  ],
};
