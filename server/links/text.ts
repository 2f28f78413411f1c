/** What a link says of itself where it is shared. Those who draw its card tell no language. */
export const text = {
  site: 'Perya',
  title: 'Perya: games, live tables and the color game',
  description: 'A casino lobby for players aged 21 and over in the Philippines.',
  ofSite: (name: string) => `${name} · Perya`,
  game: (kind: string, brand: string, leastBet: string) =>
    `${[kind, brand && `by ${brand}`].filter(Boolean).join(' ')}${leastBet && `. Bets from ${leastBet}`}. For players aged 21 and over.`,
  offer: (words: string) =>
    `${words && `${/[.!?…]$/.test(words) ? words : `${words}.`} `}For players aged 21 and over.`,
  invite: (reward: string) => (reward ? `Join Perya and get ${reward}` : 'Join Perya'),
  inviteWords: 'A friend has invited you. For players in the Philippines, aged 21 and over.',
  nothing: 'Nothing here · Perya',
};
