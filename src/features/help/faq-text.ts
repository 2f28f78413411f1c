import { spoken } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';

/** What players ask most, answered for this product. `words` are looked for as well, and not shown. */
export const text = spoken('faq', {
  title: 'Questions and answers',
  search: 'Search the answers',
  none: message('faq.none', 'No answer found. Write to us, and a person will answer.'),
  found: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
  ask: 'Write to us',
  items: [
    {
      q: 'How do I deposit?',
      a: 'Open Wallet, and choose QR Ph, an e-wallet or your bank, and an amount. Your first deposit is ₱500 or more.',
      words: 'deposit cash in top up load gcash maya qr',
    },
    {
      q: 'I paid, but my balance is the same. What now?',
      a: 'A deposit is credited when your bank confirms it, usually in minutes. If it hasn’t come, open it in Transactions and tap “Ask about this”. Please don’t pay again.',
      words: 'missing not credited late pending deposit',
    },
    {
      q: 'I paid a different amount.',
      a: 'Our team checks it first. It shows as “Being checked” in your wallet, and is credited once that’s done.',
      words: 'wrong amount reviewed deposit',
    },
    {
      q: 'The time to pay is over. Is my money lost?',
      a: 'No. What your bank sends later for this code is still credited. To pay again, start a new deposit.',
      words: 'expired code qr late',
    },
    {
      q: 'How do I withdraw?',
      a: 'Open Wallet and tap Withdraw. You need a verified identity and an account in your own name. Withdrawals are processed within two banking days.',
      words: 'withdraw withdrawal cash out payout gcash maya bank',
    },
    {
      q: 'Can I cancel a withdrawal?',
      a: 'Yes, until it’s sent to your bank. Open it and tap “Cancel withdrawal”. The money is back in your balance at once.',
      words: 'stop take back withdrawal',
    },
    {
      q: 'Why can’t I withdraw yet?',
      a: 'The withdrawal screen tells you what’s missing: your identity, an account in your name, an amount left to bet, or a withdrawal that’s still on its way.',
      words: 'blocked refused withdrawal',
    },
    {
      q: 'What does “left to bet” mean?',
      a: 'A deposit has to be bet at least once before you can withdraw, and a bonus as often as its page says. The withdrawal screen shows what’s left.',
      words: 'wager wagering turnover rollover bonus',
    },
    {
      q: 'How do I verify my identity?',
      a: 'Send four pictures: both sides of a government ID, a selfie with it, and your face. JPG or PNG, up to 10 MB each. We check them within a day.',
      words: 'kyc id verify verification identity selfie',
    },
    {
      q: 'Why was my ID rejected?',
      a: 'The identity screen tells you why. Usually a picture is blurred or cut off. Take it again in good light, and send all four again.',
      words: 'kyc refused blurred id',
    },
    {
      q: 'How do I play less?',
      a: 'In a game, open its menu and tap “Take a time-out”: 15 minutes, an hour or a day. Nobody can end it early. For limits, weeks without games or self-exclusion, open “Play responsibly” in your profile.',
      words: 'limit limits time-out break responsible addiction pause self-exclusion stop',
    },
    {
      q: 'What works without a connection?',
      a: 'The lobby, your favorites, mail, records and questions. Each says how old it is. Money and games need a connection.',
      words: 'offline no signal internet data',
    },
    {
      q: 'I lost my connection in the middle of a payment.',
      a: 'Nothing is paid twice. When you’re back online, the app checks what happened and tells you.',
      words: 'twice double lost offline deposit withdrawal',
    },
    {
      q: 'I lost my connection in the middle of a round.',
      a: 'The game keeps your round. Open it again to continue, or your win is already in your balance.',
      words: 'game stopped disconnected bet crash',
    },
    {
      q: 'What is the heart on a game?',
      a: 'It adds the game to your favorites. It works offline too.',
      words: 'hearts favorite favourites like',
    },
    {
      q: 'How do I log out of another phone?',
      a: 'Open More. You can log out each device there.',
      words: 'security session device stolen lost phone hacked',
    },
    {
      q: 'How do I change my password?',
      a: 'Open More and tap “Change password”. You need your current one. All other devices are logged out. Your passkeys and linked accounts are removed.',
      words: 'new password security',
    },
    {
      q: 'How do I delete my account, or get a copy of my data?',
      a: 'Open More and tap “Your data”. You can make a copy there, and ask us to delete your account. We do it within 30 days. Records the law requires are locked away until their time is over.',
      words: 'close account download export json privacy gdpr remove',
    },
    {
      q: 'I forgot my password.',
      a: 'On the log-in screen, tap “Forgot password?”. We text you a code, and you set a new one.',
      words: 'reset change password code sms',
    },
    {
      q: 'What does logging out remove from this phone?',
      a: 'Everything that is yours: balance, records, mail, pictures and questions. Only your username stays. Your account and your money are safe with us.',
      words: 'privacy delete data shared phone',
    },
  ],
});
