import { spoken } from '#ui/spoken.ts';
import { message } from '#ui/text.ts';

/** What players ask most, answered for this product. `words` are looked for as well, and not shown. */
export const text = spoken('faq', {
  title: 'Questions and answers',
  search: 'Search the answers',
  none: message('faq.none', 'No answer fits these words. Write to us, and a person answers.'),
  found: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
  ask: 'Write to us',
  items: [
    {
      q: 'How do I put money in?',
      a: 'Open Wallet, choose how to pay and an amount, and follow the steps. You can pay by QR Ph, from an e-wallet or from your bank. Your first deposit is ₱500 or more.',
      words: 'deposit cash in top up load gcash maya qr',
    },
    {
      q: 'I paid, but my balance is the same. What now?',
      a: 'A deposit is credited when your bank confirms it. That usually takes a few minutes. Look at it in Transactions: open it, and tap “Ask about this” if it has not come. Please don’t pay again.',
      words: 'missing not credited late pending deposit',
    },
    {
      q: 'I paid another amount than I asked for.',
      a: 'Then a person looks at it first. It stands as “Being checked” in your wallet, and is credited once that is done.',
      words: 'wrong amount reviewed deposit',
    },
    {
      q: 'The time to pay is over. Is my money lost?',
      a: 'No. What your bank sends later for this code is still credited. To pay anew, start a new deposit.',
      words: 'expired code qr late',
    },
    {
      q: 'How do I take money out?',
      a: 'Open Wallet and tap Withdraw. You need a confirmed identity and an account in your own name. Withdrawals are processed within two banking days.',
      words: 'withdraw withdrawal cash out payout gcash maya bank',
    },
    {
      q: 'Can I cancel a withdrawal?',
      a: 'Yes, as long as it has not been sent to your bank. Open it and tap “Cancel withdrawal”. The money is back in your balance at once.',
      words: 'stop take back withdrawal',
    },
    {
      q: 'Why can’t I withdraw yet?',
      a: 'The withdrawal screen says what is in the way: your identity, an account in your name, an amount that is left to bet, or a withdrawal that is still under way.',
      words: 'blocked refused withdrawal',
    },
    {
      q: 'What does “left to bet” mean?',
      a: 'A deposit has to be bet at least once before you can withdraw it, and a bonus as often as its page says. The withdrawal screen shows how much you have bet so far.',
      words: 'wager wagering turnover rollover bonus',
    },
    {
      q: 'How do I confirm who I am?',
      a: 'Send four pictures: both sides of a government ID, a selfie in which you hold it, and your face. They may be JPG or PNG, up to 10 MB each. We check them within a day.',
      words: 'kyc id verify verification identity selfie',
    },
    {
      q: 'Why was my ID rejected?',
      a: 'The reason stands on the screen of your identity. Mostly a picture is blurred or cut off. Take it again in good light, and send all four anew.',
      words: 'kyc refused blurred id',
    },
    {
      q: 'How do I play less?',
      a: 'In a game, open its menu and tap “Take a break”: 15 minutes, an hour or a day. Games stay locked until then, and nobody can end a break early. For limits, weeks without games or self-exclusion, open “Play responsibly” in your profile.',
      words: 'limit limits break responsible addiction pause self-exclusion stop',
    },
    {
      q: 'What works without a connection?',
      a: 'You can look at the lobby, your favorites, your mail, your records and your questions as they were when you were last connected. Each says how old it is. Money and games need a connection.',
      words: 'offline no signal internet data',
    },
    {
      q: 'My connection broke in the middle of a payment.',
      a: 'Nothing is paid twice. When you’re connected again the app asks what became of it, and tells you.',
      words: 'twice double lost offline deposit withdrawal',
    },
    {
      q: 'My connection broke in the middle of a round.',
      a: 'The round is kept at the game. Open the game again and it goes on, or what it won is in your balance already.',
      words: 'game stopped disconnected bet crash',
    },
    {
      q: 'What is the heart on a game?',
      a: 'It puts the game among your favorites. A heart works offline too: it is kept on this phone and sent later.',
      words: 'hearts favorite favourites like',
    },
    {
      q: 'How do I log out of another phone?',
      a: 'Open More. Under Devices you see each place where you are logged in, and can log out there.',
      words: 'security session device stolen lost phone hacked',
    },
    {
      q: 'How do I change my password?',
      a: 'Open More and tap “Change password”. You need your current one. Every other place is logged out, and passkeys are removed.',
      words: 'new password security',
    },
    {
      q: 'How do I delete my account, or get a copy of my data?',
      a: 'Open More and tap “Your data”. You can make a copy there, and ask us to delete your account. We do so within 30 days; records that the law asks for are locked away until their time is over.',
      words: 'close account download export json privacy gdpr remove',
    },
    {
      q: 'I forgot my password.',
      a: 'On the log-in screen tap the link for a forgotten password. We send a code to your phone number, and you set a new one.',
      words: 'reset change password code sms',
    },
    {
      q: 'What does logging out take off this phone?',
      a: 'Everything that is yours: balance, records, mail, pictures and questions. Only your username stays, so that you need not type it again. Your account and your money are safe with us.',
      words: 'privacy delete data shared phone',
    },
  ],
});
