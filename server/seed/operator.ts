import type {
  CustomerServiceSeed,
  GenericImageSeed,
  RechargeChannelSeed,
  SocialMediaSeed,
  UserLevelSeed,
} from './world-types.ts';

/** What an operator fills in. Every host is an example. */
export const socialMedia: readonly SocialMediaSeed[] = [
  { name: 'Facebook', url: 'https://facebook.example.com/perya', icon: 'badge/people.png' },
  { name: 'Telegram', url: 'https://telegram.example.com/perya', icon: 'badge/paper-plane.png' },
  { name: 'Instagram', url: 'https://instagram.example.com/perya', icon: 'badge/camera.png' },
  { name: 'YouTube', url: 'https://youtube.example.com/perya', icon: 'badge/film.png' },
];

/** Total bets that reach the level, in hundredths of a peso. */
export const userLevels: readonly UserLevelSeed[] = [
  { level: 1, name: 'Baguhan', betAmount: 10_000 },
  { level: 2, name: 'Tanso', betAmount: 50_000 },
  { level: 3, name: 'Pilak', betAmount: 150_000 },
  { level: 4, name: 'Ginto', betAmount: 400_000 },
  { level: 5, name: 'Perlas', betAmount: 1_000_000 },
  { level: 6, name: 'Rubi', betAmount: 2_500_000 },
  { level: 7, name: 'Esmeralda', betAmount: 6_000_000 },
  { level: 8, name: 'Sapiro', betAmount: 15_000_000 },
  { level: 9, name: 'Diyamante', betAmount: 40_000_000 },
  { level: 10, name: 'Datu', betAmount: 100_000_000 },
  { level: 11, name: 'Lakan', betAmount: 250_000_000 },
  { level: 12, name: 'Maharlika', betAmount: 600_000_000 },
];

/** `bankId` 0 asks for no bound account. */
export const rechargeChannels: readonly RechargeChannelSeed[] = [
  { id: 1, name: 'QR Ph', sort: 1, bankId: 0, way: 'qr', icon: 'badge/qr-ph.png' },
  { id: 2, name: 'GCash', sort: 2, bankId: 2, way: 'page', icon: 'badge/gcash.png' },
  { id: 3, name: 'Maya', sort: 3, bankId: 3, way: 'page', icon: 'badge/maya.png' },
  { id: 4, name: 'Bank transfer', sort: 4, bankId: 4, way: 'bank', icon: 'badge/bank.png' },
];

export const customerServices: readonly CustomerServiceSeed[] = [
  { id: 1, name: 'Live chat', url: 'https://chat.example.com/licence/12345678', isOut: 0, icon: 'badge/chat.png' },
  { id: 2, name: 'Help desk', url: 'https://help.example.com/perya', isOut: 1, icon: 'badge/headset.png' },
];

export const genericImages: readonly GenericImageSeed[] = [
  { uniqueKey: 'download_icon', picture: 'badge/download.png' },
  { uniqueKey: 'coin_icon', picture: 'badge/coin.png' },
  { uniqueKey: 'age_21', picture: 'badge/age-21.png' },
  { uniqueKey: 'responsible_gaming', picture: 'badge/shield.png' },
  { uniqueKey: 'responsible_banner', picture: 'banner/responsible.png' },
  { uniqueKey: 'payment_qr_ph', picture: 'badge/qr-ph.png' },
  { uniqueKey: 'payment_gcash', picture: 'badge/gcash.png' },
  { uniqueKey: 'payment_maya', picture: 'badge/maya.png' },
  { uniqueKey: 'payment_bank', picture: 'badge/bank.png' },
  { uniqueKey: 'invite_banner', picture: 'banner/invite.png' },
];
