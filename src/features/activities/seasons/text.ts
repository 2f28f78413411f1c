/** What the promotions of the seasons say: the festival, New Year and the lottery of the weekend. */
import { spoken } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';

const festivalRules = [
  'A pack is bought once, with one deposit of its price. The deposit goes to your balance as any other.',
  'What the pack adds comes together with that deposit. There is nothing to receive.',
  'What a pack adds has to be bet as often as it says before you can withdraw it, and the deposit once.',
  'A deposit that arrives after the festival still brings the pack that it was made for.',
  'Deposit only what you can spare.',
];

export const text = spoken('seasons', {
  festivalTitle: 'Fiesta packs',
  festivalLead: 'Each pack adds coins to one deposit. You can buy each once.',
  festivalAllBought: 'You have bought every pack. Enjoy the fiesta.',
  festivalNone: message('activity.festivalNone', 'There is no festival right now.'),
  festivalRules,
  packBought: 'Bought',
});
