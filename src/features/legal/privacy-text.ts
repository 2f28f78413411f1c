import { spoken } from '#ui/spoken.ts';
import type { LegalSection } from './text.ts';

/** What is kept about a player, where, why, and how to have it deleted. */
export const privacy = spoken('privacy', {
  sections: [
    {
      title: '1. In short',
      list: [
        'We keep what running your account and the law require, and nothing for advertising.',
        'No tracking of other companies runs in this app, and your data is not sold.',
        'Logging out deletes your data from this phone.',
        'You can see, correct and delete your data; see part 7.',
      ],
    },
    {
      title: '2. What is kept on this device',
      body: [
        'The app keeps the following in the storage of your browser, so that it opens on a bad connection or none:',
      ],
      list: [
        'The app itself, pictures of games, the list of games and the settings of the lobby. They are the same for everybody.',
        'While you are logged in: a token that stands for your session, your balance and profile as last seen, your favorites and your play history.',
        'What you have typed into an unfinished form: as a guest until you close the tab, logged in until you send it or log out, and for a day if your session ends by itself. Never your password.',
        'Your account name for the next time. Only if you tick “Remember me” also your password, sealed with a key that cannot leave this browser.',
        'Small notes of the app: that you accepted the age notice, when it last offered to be installed, and the mark of this browser.',
      ],
      after: [
        'Logging out deletes everything of yours from this list, also without a connection. Clearing the site’s data in the settings of your browser deletes all of it.',
      ],
    },
    {
      title: '3. What is kept on our server',
      list: [
        'Your account: name, phone number, e-mail address, birthday, full name, address and what you have linked, as far as you gave them.',
        'Your password as an Argon2id hash, from which it cannot be read.',
        'Pictures of your documents, which only you and the people who check them can open. Places and camera data inside the pictures are removed when they arrive.',
        'Deposits, withdrawals, bets, wins and bonuses. The law requires us to keep these records.',
        'Your limits and self-exclusions, and what you wrote to customer service.',
        'Where you are logged in: the kind of device, the network address and the time.',
      ],
    },
    {
      title: '4. The mark of this browser',
      body: [
        'We make a fingerprint of your browser from what it tells every page: the size of the screen, the language, the kind of device. It is made on your phone once, kept there, and sent with your requests.',
        'It helps us notice when another person logs in with your password, and when one person opens several accounts. It also lets you in on this phone while a stranger tries wrong passwords. It is used for nothing else, is not shared with anyone, and cannot follow you to other sites.',
      ],
    },
    {
      title: '5. Where you came from',
      body: [
        'If an advertisement or a friend’s invitation brought you here, the address names it. We keep that name for the visit and send it with your requests, so that the invitation counts. It dies with the tab.',
      ],
    },
    {
      title: '6. Who else sees your data',
      body: ['No third party receives your data for purposes of its own. What cannot be done without others:'],
      list: [
        'The bank or e-wallet that you choose for a payment learns the amount and the order.',
        'The provider of a game learns a number that stands for you while you play, not your name.',
        'The gaming regulator, the authority against money laundering and courts receive what the law obliges us to give them, and nothing more.',
      ],
    },
    {
      title: '7. Your rights, and how to have your data deleted',
      body: [
        'Under the Data Privacy Act of 2012 you may ask what we keep about you, have mistakes corrected, receive a copy, object, and have your data deleted.',
      ],
      list: [
        'On this phone: log out. Nothing of you stays but your account name, which you can clear in the form.',
        'On our server: ask customer service to close your account and delete your data. We confirm that it is you, pay out what is yours, and delete within 30 days.',
        'What the law obliges us to keep, such as records of payments and of who you are, is locked away until its time is over, five years as a rule, and then deleted too. A self-exclusion stays until it is over.',
      ],
      after: ['If you think that we handle your data wrongly, you may complain to the National Privacy Commission.'],
    },
    {
      title: '8. How we protect it',
      list: [
        'Everything travels encrypted, and your password once more with a key of the server.',
        'Sessions can be seen and ended by you, one by one.',
        'Our own people see only what their work needs, and every look is recorded.',
        'If data of yours should ever be lost, we tell you and the National Privacy Commission within 72 hours.',
      ],
    },
    {
      title: '9. Age and changes',
      body: [
        'The app is for persons of at least 21 years. If we learn that we hold data of a younger person, we delete it.',
        'When this page changes in a way that matters to you, the lobby says so before it takes effect.',
      ],
    },
  ] as readonly LegalSection[],
});
