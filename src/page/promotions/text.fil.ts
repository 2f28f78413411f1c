import { ACTIVITY_TYPES } from '#contract/enums.ts';
import type { Translated } from '#ui/spoken.ts';
import type { text } from './text.ts';

const names: Readonly<Record<number, string>> = {
  [ACTIVITY_TYPES.bind]: 'I-link ang phone',
  [ACTIVITY_TYPES.signUpBonus]: 'Bonus ng bagong player',
  [ACTIVITY_TYPES.vip]: 'Mga VIP level',
  [ACTIVITY_TYPES.ladderRecharge]: 'Bonus sa bawat deposit',
  [ACTIVITY_TYPES.inviteUserSpin]: 'Perya wheel',
  [ACTIVITY_TYPES.followRewards]: 'I-follow kami',
  [ACTIVITY_TYPES.freeLoginBonus]: 'Araw-araw na bonus',
  [ACTIVITY_TYPES.agent]: 'Agent',
  [ACTIVITY_TYPES.accumulatedRecharge]: 'Mga milestone ng deposit',
  [ACTIVITY_TYPES.supply]: 'Libreng coins',
  [ACTIVITY_TYPES.agentCount]: 'Mga scratch card',
  [ACTIVITY_TYPES.weekendLottery]: 'Lottery tuwing Sabado',
  [ACTIVITY_TYPES.festival]: 'Mga fiesta pack',
  [ACTIVITY_TYPES.freeSign]: 'Kalendaryo ng points',
  [ACTIVITY_TYPES.christmas]: 'Pasko',
  [ACTIVITY_TYPES.newYear]: 'Bagong Taon',
  [ACTIVITY_TYPES.firstCharge]: 'Unang deposit',
  [ACTIVITY_TYPES.inviteFriend1]: 'Mag-imbita ng kaibigan',
  [ACTIVITY_TYPES.agent5]: 'Agent na may limang level',
  [ACTIVITY_TYPES.tasks]: 'Mga task',
  [ACTIVITY_TYPES.continuousRecharge]: 'Pitong araw ng deposit',
};

export const fil: Translated<typeof text> = { names, unnamed: 'Promo' };
