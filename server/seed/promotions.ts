import { PROMOTIONS } from '../promotions/all.ts';
import type { ActivitySeed } from '../promotions/demo-place.ts';
import type { BannerSeed, NoticeSeed, VideoSeed } from './world-types.ts';

/** The targets of clicks are activity types as texts: see the activity types of the contract. */
export const banners: readonly BannerSeed[] = [
  {
    id: 1,
    sort: 2,
    clickType: 0,
    clickAction: '',
    picture: 'banner/welcome.png',
    title: 'Welcome to the perya',
    subtitle: 'Games, lights and prizes every night',
  },
  {
    id: 2,
    sort: 1,
    clickType: 1,
    clickAction: '20',
    picture: 'banner/wheel.png',
    title: 'Spin the Perya wheel',
    subtitle: '1 free spin a day until Sunday',
  },
  {
    id: 3,
    sort: 4,
    clickType: 1,
    clickAction: '4',
    picture: 'banner/bind.png',
    title: 'Link your phone',
    subtitle: 'Get ₱20 right away',
  },
  {
    id: 4,
    sort: 5,
    clickType: 2,
    clickAction: '1002',
    picture: 'banner/game.png',
    title: 'Koi Rush is biting',
    subtitle: 'Bets from ₱0.40',
  },
  {
    id: 5,
    sort: 6,
    clickType: 1,
    clickAction: '35',
    picture: 'banner/festival.png',
    title: 'Fiesta packs are here',
    subtitle: 'Drums, masks and more coins',
  },
  {
    id: 6,
    sort: 3,
    clickType: 1,
    clickAction: '39',
    picture: 'banner/first-deposit.png',
    title: 'First deposit: up to 168% in all',
    subtitle: 'Three packages, choose one',
  },
  {
    id: 7,
    sort: 7,
    clickType: 3,
    clickAction: 'https://example.org/play-responsibly',
    picture: 'banner/responsible.png',
    title: 'For adults, 21 and over',
    subtitle: 'Play within your limits',
  },
];

export const notices: readonly NoticeSeed[] = [
  {
    id: 1,
    sort: 2,
    isH5Pop: 0,
    clickType: 'activity',
    clickAction: '39',
    picture: 'banner/first-deposit.png',
    title: 'Your first deposit, worth more',
    content:
      'Choose one of three packages on your first deposit. Bonus funds must be wagered before they can be withdrawn.',
  },
  {
    id: 2,
    sort: 1,
    isH5Pop: 0,
    clickType: '',
    clickAction: '',
    picture: 'banner/welcome.png',
    title: 'The night market is open',
    content:
      'More than a thousand games are in the new lobby. Tap the heart on the ones you like, and find them under Collect, even offline.',
  },
  {
    id: 3,
    sort: 3,
    isH5Pop: 0,
    clickType: '',
    clickAction: '',
    picture: 'banner/game.png',
    title: 'Scheduled maintenance on Tuesday',
    content: 'Some games are down from 4:00 to 5:00 a.m., Manila time. Your balance and favorites are safe.',
  },
  {
    id: 4,
    sort: 4,
    isH5Pop: 0,
    clickType: 'url',
    clickAction: 'https://example.org/play-responsibly',
    picture: 'banner/responsible.png',
    title: 'Keep it a game',
    content: 'Set a daily, weekly or monthly limit under Responsible gaming. Help is free and confidential.',
  },
];

/** Posters only, which lead to what they show: the films themselves are the operator's. */
export const videos: readonly VideoSeed[] = [
  { id: 1, clickType: 1, clickAction: '15', cover: 'poster/sign-up-bonus.png' },
  { id: 2, clickType: 1, clickAction: '17', cover: 'poster/deposit-ladder.png' },
  { id: 3, clickType: 2, clickAction: '1001', cover: 'poster/night-market.png' },
];

/** Those that run say themselves where they stand. */
export const activities: readonly ActivitySeed[] = PROMOTIONS.map(({ type, demo }) => ({ type, ...demo }));
