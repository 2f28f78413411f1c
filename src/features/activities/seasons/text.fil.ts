import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import type { Left } from '../rules/until-draw.ts';
import type { text } from './text.ts';

const some = (count: number, what: string): string[] => (count > 0 ? [`${count} ${what}`] : []);

const leftOf = ({ days, hours, minutes }: Left): string =>
  [...some(days, 'araw'), ...some(hours, 'oras'), ...some(days > 0 ? 0 : minutes, 'minuto')].join(' at ');

export const fil: Translated<typeof text> = {
  festivalLead: 'May dagdag na coins ang bawat pack sa isang deposit. Isang beses lang mabibili ang bawat isa.',
  festivalAllBought: 'Nabili na ninyo ang lahat ng pack. Happy fiesta!',
  festivalNone: message('activity.festivalNone', 'Walang fiesta ngayon.'),
  festivalRules: [
    'Isang beses mabibili ang pack, sa isang deposit na katumbas ng presyo. Papasok sa balanse ang deposit.',
    'Kasabay ng deposit na iyon ang dagdag ng pack. Wala nang kukunin pa.',
    'Kailangang itaya ang dagdag ayon sa nakasulat bago ma-withdraw, at isang beses ang deposit.',
    'Darating pa rin ang pack kahit tapos na ang fiesta kapag dumating ang deposit na para rito.',
    'Mag-deposit lang ng kaya ninyo.',
  ],
  packBought: 'Nabili na',
  newYearNext: (left) => `${left} active points pa para sa susunod na kahon`,
  newYearReady: 'May kahong puwede nang buksan.',
  newYearAll: 'Bukas na ang lahat ng kahon. Manigong Bagong Taon!',
  newYearTasks: 'Ngayong araw',
  newYearBoxes: 'Mga kahon',
  newYearBoxAt: (points) => `Sa ${points} points`,
  newYearLottery: 'Lottery',
  newYearTurn: 'Bumunot',
  newYearFireworks: 'Mga paputok',
  newYearLight: 'Magsindi ng isa',
  newYearNothing: message('activity.newYearNothing', 'Wala munang gagawin dito. Bumalik bukas.'),
  newYearWinners: 'Mga nanalo',
  newYearWon: (gifts) => `nanalo ng ${gifts}`,
  newYearRules: [
    'Nagbibigay ng active points ang ginagawa ninyo sa isang araw, ayon sa araw sa Maynila. Kunin ito sa araw ding iyon.',
    'Nagbubukas ng mga kahon ang active points. Hindi ito nauubos.',
    'May mga bunot sa lottery at paputok ang kahon. Bawat bunot ay may premyo, ayon sa tsansang nakasulat sa tabi nito.',
    'Mabubuksan ang dagdag na regalo kasabay ng huling kahon.',
    'Kailangang itaya nang isang beses ang coins bago ma-withdraw. Hindi kailangan sa points.',
    'Mawawala ang hindi nakuha, nabuksan o nagamit kapag tapos na ito.',
    'Tumaya at mag-deposit lang ng kaya ninyo.',
  ],
  lotteryDraw: (when) => `Susunod na bunutan: ${when}`,
  lotteryLeft: (left) => `${leftOf(left)} pa`,
  lotteryNow: 'Bunutan na ngayon',
  lotteryTickets: 'Mga tiket ninyo',
  lotteryGuest: message('activity.lotteryGuest', 'Mag-log in para makita ang mga tiket ninyo.'),
  ticketsOf: (count) => `${count} tiket`,
  lotteryOdds: (own, all) => `May ${own} tiket kayo sa ${all}. Pantay ang tsansa ng bawat isa.`,
  lotteryNone: 'Wala kayong tiket ngayong linggo.',
  lotteryWon: (gifts) => `Nanalo kayo ng ${gifts} sa huling bunutan. Naidagdag na ito sa balanse ninyo.`,
  lotteryPer: (amount, most) =>
    most > 0 ? `Isang tiket sa bawat ${amount} na taya, hanggang ${most}` : `Isang tiket sa bawat ${amount} na taya`,
  lotteryBet: (amount) => `${amount} ang taya ninyo mula Lunes hanggang Biyernes`,
  lotteryPrizes: 'Mga premyo',
  lotteryPlace: (place) => `Ika-${place} premyo`,
  lotteryWinners: 'Mga huling nanalo',
  lotteryDrawn: (when) => `Binunot noong ${when}`,
  lotteryNoWinners: message('activity.lotteryNoWinners', 'Wala pang nanalo.'),
  lotteryRules: [
    'Binibilang ang taya ninyo mula Lunes hanggang Biyernes, ayon sa araw sa Maynila. Hindi kasama ang Sabado at Linggo.',
    'Sabado, 20:00 sa Maynila ang bunutan. Pantay ang tsansa ng bawat tiket, at isang beses lang kayo puwedeng manalo.',
    'Kusang pupunta sa balanse ninyo ang premyo, sa loob ng isang minuto mula sa bunutan.',
    'Hindi kayo kasali kung naka-time-out o naka-self-exclusion kayo, naabot na ang limit ninyo, o sarado na ang account ninyo sa oras ng bunutan.',
    'Kailangang itaya ang premyo ayon sa nakasulat bago ma-withdraw.',
    'Huwag dagdagan ang taya para lang sa tiket. Karamihan ng tiket ay hindi nananalo.',
  ],
  lotteryFair: 'Paano ninyo masusuri ang bunutan',
  lotteryFairHow:
    'Nakatakda na ang mga numero sa simula ng linggo. SHA-256 lang ang ipinapakita bago ang bunutan, at ang mga numero pagkatapos.',
  lotteryHash: 'SHA-256 ngayong linggo',
  lotterySeed: 'Mga numero ng huling bunutan',
  taskShare: 'I-share ang Perya',
  share: 'I-share',
};
