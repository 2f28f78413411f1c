import type { Translated } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';
import type { text } from './text.ts';

export const fil: Translated<typeof text> = {
  title: 'Mail',
  kindsName: 'Mga uri ng mail',
  all: 'Lahat',
  kinds: ['Tungkol sa account', 'Mga reward', 'Mga paalala'],
  withUnread: (kind, count) => `${kind} (${count})`,
  unreadRead: 'hindi pa nababasa',
  none: message('mail.none', 'Wala pang mail. Dito darating ang mga reward at balita tungkol sa account ninyo.'),
  noneOfKind: message('mail.noneOfKind', 'Walang laman dito.'),
  toGames: 'Pumunta sa mga laro',
  toAll: 'Ipakita lahat ng mail',
  readAll: 'Nabasa ko na lahat',
  readThese: (count) => `Nabasa ko na ang ${count} na ito`,
  readHere: (count) =>
    message('mail.readHere', `${count} ang minarkahang nabasa na. Wala pa sa phone na ito ang mas lumang mail.`),
  collectAll: 'Kunin lahat',
  inside: (gifts) => `May ${gifts} sa loob`,
  collected: (gifts) => `Nakuha na: ${gifts}`,
  gone: (gifts) => `Hindi nakuha sa oras: ${gifts}`,
  until: (time) => `Kunin hanggang ${time}.`,
  collect: (gifts) => `Kunin ang ${gifts}`,
  collecting: 'Sandali lang…',
  checking: 'Tinitingnan…',
  done: (gifts) => message('mail.done', `Nakuha na ang ${gifts}. Sa inyo na ito!`),
  noConnection: message('mail.noConnection', 'Offline kayo. Makukuha ninyo ito kapag may koneksyon na.'),
  del: 'Burahin',
  deletedLetter: (title) => `Binura ang “${title}”.`,
  undo: 'Ibalik',
  undoOf: (title) => `Ibalik: ${title}`,
  empty: 'Walang laman ang mail na ito.',
  whyDeposit: 'Kasama ito ng deposit ninyo.',
  whyPhone: 'Na-link na ang telepono ninyo.',
  whyLottery: (place, week) => `Nanalo ng premyo ${place} ang tiket ninyo sa linggong nagsimula noong ${week}.`,
  giftAdded: (amount) => `Nasa balanse na ninyo ang ${amount}.`,
  giftInside: 'Kunin ang nasa loob kahit kailan ninyo gusto.',
  giftBet: (times) =>
    `Itaya ito nang ${times === 1 ? 'isang beses' : `${times} beses`} bago i-withdraw. Bilang ang lahat ng laro, walang takdang panahon.`,
};
