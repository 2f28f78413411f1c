import { spoken } from '#ui/spoken.ts';

const pictureNames: Record<string, string> = { age_21: '21 and over', responsible_gaming: 'Responsible gaming' };

/** Texts of the footer of home. */
export const text = spoken('lobby-footer', {
  contact: 'Contact us',
  gameBrands: 'Game brands',
  payments: 'Ways to pay',
  responsible: 'Responsible gaming',
  pictureNames,
  ageMark: '21+',
  knowWhenToStop: 'Gambling can be addictive. Know when to stop.',
  license: 'Licensed to operate in the Philippines. Play is in pesos only.',
  demo: 'Demo world: no license, no real money.',
  whoMayNot: 'For residents of the Philippines. Staff and affiliates of our game providers may not register or play.',
  version: (brandCode: string, version: string) => `${brandCode} · version ${version}`,
  newWindow: 'opens a new window',
});
