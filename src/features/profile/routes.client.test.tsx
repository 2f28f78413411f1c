import { expect, test } from 'vitest';
import { openApp, screenOf, shown, visit } from '../../../tests/kit/client/app.tsx';
import { seenText } from '../../../tests/kit/client/draw.ts';

const PAGES = {
  '/profile/user': 'Your profile',
  '/profile/vip': 'VIP levels',
  '/profile/info': 'Your details',
  '/profile/modify': 'Edit profile',
};

test('[ROUTE-34, ROUTE-37, ROUTE-42, ROUTE-43] each page of the profile leads a guest to log in', async () => {
  await openApp('/lobby/home');
  for (const address of Object.keys(PAGES)) {
    await visit(address);
    expect(location.pathname, address).toBe('/login');
  }
});

test('[ROUTE-34, ROUTE-37, ROUTE-42, ROUTE-43] each page of the profile opens for a player, under its name', async () => {
  const place = await openApp('/lobby/home', { user: {} });
  for (const [address, name] of Object.entries(PAGES)) {
    await visit(address);
    await shown();
    expect(location.pathname).toBe(address);
    expect(seenText(screenOf(place).querySelector('h1') as Element)).toBe(name);
  }
});
