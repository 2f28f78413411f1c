import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  back: 'Bumalik',
  supplyTitle: 'Ayuda',
  supplyLead: 'Para sa balanseng ubos na. Nandito pa rin ito bukas.',
  supplyLeft: (left) => `${left} pa ngayong araw`,
  supplyRulesTitle: 'Kailan ito ibinibigay',
  supplyRules: [
    'Para sa mga nakapag-deposit na at wala nang ₱1.00 ang balanse.',
    'Hindi habang may bukas na round o papalabas na withdrawal.',
    'Kailangan muna itong itaya nang isang beses bago ma-withdraw.',
  ],
  getSupply: (amount) => `Kunin ang ${amount}`,
  getSome: 'Kunin',
  getting: 'Sandali lang…',
  checking: 'Tinitingnan sa bangko…',
  responsible: 'Nakakaadik ang pagsusugal. Alamin kung kailan titigil.',
  retry: 'Subukan ulit',
  loading: message('activity.loading', 'Sandali lang…'),
  notLoaded: message('activity.notLoaded', 'Kailangan nito ng koneksyon. Subukan ulit kapag may signal na.'),
  given: (amount) => message('activity.given', `Nasa balanse na ninyo ang ${amount}.`),
  offline: message('common.offline', 'Offline kayo. Walang naipadala; subukan ulit kapag may signal na.'),
  silent: message('activity.silent', 'Hindi sumasagot ang server. Walang naipadala; subukan ulit kapag sumagot na.'),
  noConnection: message('activity.noConnection', 'Makukuha ninyo ito pagbalik ng koneksyon.'),
  stillAsking: message(
    'activity.stillAsking',
    'Wala pang sagot. Isang beses lang ninyo ito makukuha, gaano man katagal.',
  ),
  unwritten: message(
    'money.unwritten',
    'Puno na ang storage ng phone, kaya walang naipadala. Magbura muna ng kaunti at subukan ulit.',
  ),
  failed: message('common.serverFailed', 'Walang malinaw na sagot ang server. Subukan ulit mamaya-maya.'),
  refusals: {
    'activity.ended': 'Tapos na ito.',
    'activity.notBankrupt': 'Para ito sa balanseng wala pang ₱1.00, at higit pa roon ang sa inyo.',
    'activity.needsDeposit': 'Para ito sa mga nakapag-deposit na.',
    'activity.usedUp': 'Iyon na ang para sa araw na ito. Mayroon ulit bukas.',
    'activity.notEligible': 'May bukas pang round, o may papalabas na withdrawal.',
  },
};
