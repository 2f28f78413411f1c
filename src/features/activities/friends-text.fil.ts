import type { Translated } from '#ui/spoken.ts';
import type { friends } from './friends-text.ts';

export const fil: Translated<typeof friends> = {
  valid: 'Bilang ang kaibigan kapag may naka-link na phone at ₱100 pataas ang lahat ng deposit niya.',
  notValid:
    'Hindi bilang ang account sa sarili ninyong device, o ang pangalawa sa device ng kaibigan. Sa iisang network, lima ang bilang sa isang araw at dalawampu sa lahat, at hindi bilang ang sumali roon sa araw na sumali kayo.',
  adults: 'Mag-imbita lang ng may edad na 21 pataas na gustong maglaro.',
};
