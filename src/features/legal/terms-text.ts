import { spoken } from '#ui/spoken.ts';
import type { LegalSection } from './text.ts';

/** The terms of use, in the words a player can follow. */
export const terms = spoken('terms', {
  sections: [
    {
      title: '1. What these terms are',
      body: [
        'Perya is a lobby for licensed games in the Philippines. These terms are the agreement between you and the operator of Perya. By opening an account or playing a game you accept them. If you do not agree with a part of them, please do not register.',
        'We may change these terms. We tell you in the lobby before a change that matters takes effect, and a change never alters the outcome of a bet that has been placed.',
      ],
    },
    {
      title: '2. Who may play',
      body: ['You may register and play only if all of this is true:'],
      list: [
        'You are at least 21 years old.',
        'You live in the Philippines and are in the Philippines when you play.',
        'You play for yourself, with your own money, and not for anybody else.',
        'You are in none of the groups named below.',
      ],
    },
    {
      title: '3. Who may not register or play',
      body: ['The rules of the gaming regulator exclude the following:'],
      list: [
        'Government officials, and employees whose work is tied to operating the government.',
        'Members of the armed forces or of the national police.',
        'Persons under 21 years of age.',
        'Persons on the regulator’s restricted-persons database, whether they asked for it themselves or their family did.',
        'Holders of a gaming employment license.',
        'Anyone in an open or public place: play at home, or where gaming is allowed.',
      ],
      after: [
        'Staff and affiliates of the operator and of the providers of games, and members of their households, may not register either.',
        'The funds of a player who is not eligible are forfeited to the Government. We close such an account when we learn of it.',
      ],
    },
    {
      title: '4. Your account',
      list: [
        'One person, one account. An account cannot be sold, lent or given away.',
        'What you tell us must be true: your full name, birthday, address and documents. We compare them before you withdraw for the first time, and when the law asks us to.',
        'Keep your password to yourself. A person who logs in with it plays as you. If you think that another person knows it, change it and log out all other places.',
        'If your identity is not confirmed within three days after we ask for it, the account is suspended until it is.',
        'We may disable an account that is used for fraud, money laundering, several accounts of one person, or automated play. You are told why, and you may object through customer service.',
      ],
    },
    {
      title: '5. Deposits',
      list: [
        'Everything is in Philippine pesos (PHP). No other currency is taken or paid out.',
        'Your first deposit is at least ₱500.',
        'Deposit only from an account or e-wallet in your own name.',
        'A deposit is credited when your bank or e-wallet confirms it. We never ask you to send money to the account of a person.',
        'A deposit must be wagered at least once before it can be withdrawn.',
      ],
    },
    {
      title: '6. Withdrawals',
      list: [
        'Withdrawals are processed within two banking days.',
        'They go only to a bank account or e-wallet in your own name that is linked to your account.',
        'Before the first one, we verify your identity.',
        'Bonus funds cannot be withdrawn. Once the conditions of the bonus are met, they are yours, and so is what you won with them.',
        'We may ask where funds come from when the law against money laundering demands it, and hold a withdrawal until that is clear.',
      ],
    },
    {
      title: '7. Bonuses and promotions',
      list: [
        'Each promotion has a page with its period, its conditions and what it pays. What stands there is part of these terms.',
        'Using free bonuses to earn bonuses requires at least one valid top-up.',
        'A bonus is given once for each person, household, phone and payment account, unless its page says otherwise.',
        'A bonus obtained by fraud is taken back, and so is what was won with it.',
      ],
    },
    {
      title: '8. Games',
      list: [
        'Games are made and run by licensed providers. The result that the provider’s system records is the result that counts.',
        'If your connection drops during a round, the round is settled as its rules say, and you find it in your records.',
        'A round that a fault has spoiled is void: the bet is returned and no win is paid.',
        'A game under maintenance cannot be opened; your balance is not touched by it.',
      ],
    },
    {
      title: '9. Play responsibly',
      body: [
        'Gaming is a pastime, not a way to earn money. Only play with money you can afford to lose, and stop when it is no longer fun.',
      ],
      list: [
        'You can set a daily, weekly and monthly betting limit. Lowering one holds at once; raising one holds after a time to think it over.',
        'While you play we tell you when it is time for a rest.',
        'You can exclude yourself for as long as you choose. During self-exclusion you cannot log in, no advertising reaches you, and it cannot be taken back before its time.',
        'Your family may ask the regulator to exclude you. Customer service tells you how.',
      ],
    },
    {
      title: '10. When something goes wrong',
      body: [
        'Write to customer service first; you find it on every screen that asks you for something. We answer complaints within seven days. If our answer does not satisfy you, you may turn to the gaming regulator.',
        'We answer for our own faults. We cannot answer for a phone that is lost, a password that was given away, or a network that is down.',
        'These terms follow the law of the Republic of the Philippines.',
      ],
    },
  ] as readonly LegalSection[],
});
