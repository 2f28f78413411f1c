import { AT } from './people.ts';
import type { ExamplesOf } from './types.ts';

const coin500 = [{ id: 2001, count: 500, betRate: 3 }];

export const games: ExamplesOf<'games'> = {
  lobbyTips: {
    request: {},
    answer: {
      jackpotList: [{ gameId: 1001, url: '', phone: '917***4567', amount: 1_250_000, timestamp: AT, time: AT }],
      newYearList: [{ phone: '918***1122', itemId: 40_004, count: 1, timestamp: AT }],
    },
  },
  startGame: {
    request: { gameId: 1001 },
    answer: { url: 'https://games.example.com/1001?launch=x1', sessionId: 's1', realityCheckMinutes: 60 },
  },
  playState: {
    request: {},
    answer: {
      sessionId: 's1',
      gameId: 1001,
      startedAt: AT,
      rounds: 12,
      bet: 42_000,
      win: 36_550,
      coin: 128_450,
      isOpen: 1,
      realityCheckMinutes: 60,
      breakUntil: 0,
    },
  },
  exitGame: { request: {}, answer: {} },
  gameLike: {
    request: { id: 1001, like: 1, replaces: ['a-key-of-an-earlier-wish'] },
    answer: { gameLikes: { 1001: 1 } },
  },
  getBonusTickers: {
    request: {},
    answer: {
      startTime: AT - 86_400,
      endTime: AT + 366 * 86_400,
      drawTime: AT + 43_200,
      serverTime: AT,
      ticketCount: 2,
      ticketList: [{ number: '004821', time: AT, won: 0 }],
      bet: 250_000,
      betPerTicket: 100_000,
      mostTickets: 500,
      prizeList: [{ propId: 1, title: 'First prize', rewardList: coin500 }],
      winnerList: [{ phone: '917***4567', nickname: 'M***a', time: AT, rewardList: coin500 }],
      totalTickets: 8_120,
    },
  },
};
