import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  festivalTitle: 'Mga pack ng pista',
  festivalLead: 'May dagdag na coins ang bawat pack sa isang deposit. Isang beses lang mabibili ang bawat isa.',
  festivalAllBought: 'Nabili na ninyo ang lahat ng pack. Masayang pista!',
  festivalNone: message('activity.festivalNone', 'Walang pista ngayon.'),
  festivalRules: [
    'Isang beses lang mabibili ang pack, sa isang deposit na katumbas ng presyo nito. Pupunta sa balanse ninyo ang deposit gaya ng dati.',
    'Kasabay ng deposit na iyon ang dagdag ng pack. Wala nang kukunin pa.',
    'Kailangang itaya ang dagdag nang kasindami ng nakasulat bago ma-withdraw, at isang beses ang deposit.',
    'Darating pa rin ang pack kahit tapos na ang pista kapag dumating ang deposit na para rito.',
    'Mag-deposit lang ng kaya ninyo.',
  ],
  packBought: 'Nabili na',
};
