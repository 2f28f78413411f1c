import { ACTIVITY_TYPES } from '#contract/enums.ts';
import type { Translated } from '#ui/spoken.ts';
import type { text } from './glance-text.ts';

const { signUpBonus, freeLoginBonus, freeSign, christmas, newYear, festival, tasks } = ACTIVITY_TYPES;
const { accumulatedRecharge, continuousRecharge, inviteFriend1, followRewards } = ACTIVITY_TYPES;
const { firstCharge, bind, vip, ladderRecharge, inviteUserSpin, agent, agent5, agentCount } = ACTIVITY_TYPES;

const received = (done: number, all: number) => `${done} sa ${all} reward ang nakuha`;

export const fil: Translated<typeof text> = {
  steps: {
    [signUpBonus]: (done, all) => (done === 0 ? `${all} reward, isa bawat araw` : received(done, all)),
    [freeLoginBonus]: (done, all) =>
      done === 0 ? 'May bonus sa bawat araw na babalik kayo' : `Ika-${done} sa ${all} araw`,
    [freeSign]: (done) => (done === 0 ? 'May points sa bawat araw na babalik kayo' : `${done} araw ang nakuha`),
    [christmas]: (done, all) =>
      done === 0 ? `${all} regalo sa ilalim ng puno` : `${done} sa ${all} regalo ang nakuha`,
    [newYear]: (done, all) => (done === 0 ? `${all} kahong bubuksan` : `${done} sa ${all} kahon ang bukas na`),
    [festival]: (done, all) =>
      done === 0 ? `${all} pack na may dagdag na coins` : `${done} sa ${all} pack ang nabili`,
    [tasks]: (done, all) => (done === 0 ? `${all} goal, may reward ang bawat isa` : received(done, all)),
    [accumulatedRecharge]: (done, all) =>
      done === 0 ? `${all} milestone, may coins ang bawat isa` : `${done} sa ${all} milestone ang naabot`,
    [continuousRecharge]: (done, all) =>
      done === 0 ? 'May reward sa bawat araw na may deposit' : `Ika-${done} sa ${all} araw`,
    [inviteFriend1]: (done, all) => (done === 0 ? 'Mag-imbita ng mga kaibigan, may reward' : received(done, all)),
    [followRewards]: (done, all) => (done === 0 ? 'May reward sa bawat page na bibisitahin' : received(done, all)),
  },
  leads: {
    [firstCharge]: 'May dagdag na coins ang unang deposit',
    [bind]: 'I-link ang phone, may reward',
    [vip]: 'Ang level ninyo at ang kasunod',
    [ladderRecharge]: 'Araw-araw na bonus sa deposit',
    [inviteUserSpin]: 'Isang libreng ikot araw-araw',
    [agent]: 'May coins kapag naglalaro ang mga kaibigan',
    [agent5]: 'May coins kapag naglalaro ang mga kaibigan',
    [agentCount]: 'May scratch card sa bawat kaibigan',
  },
  anyStep: (done, all) => `${done} sa ${all}`,
  tickets: (count) =>
    count === 0 ? 'Wala pang tiket para sa bunutan sa Sabado' : `${count} tiket para sa bunutan sa Sabado`,
  spins: (count) => `May ${count} ikot kayo`,
  cards: (count) => `${count} card na puwedeng i-scratch`,
  pot: (pot, target) => `${pot} ang napanalunan, sa inyo na sa ${target}`,
  waiting: (amount) => `Kunin na ang ${amount}`,
  supply: (amount) => `${amount} libre`,
};
