import { createElement } from 'react';
import { paths } from '#paths';
import { type RouteRow, screen } from '#route-row';
import { catalogue } from './catalogue.ts';

const list = async () => (await import('./screens/activities-screen.tsx')).ActivitiesScreen;

export const activityRoutes: RouteRow[] = [
  screen(paths.activity('index'), 'player', list),
  { ...screen('/lobby/activity', 'player', list), isInLobby: true },
  ...catalogue.flatMap(({ path, rulesPath, load }) => [
    screen(path, 'player', async () => {
      const [{ PromotionScreen }, promotion] = await Promise.all([import('./screens/promotion-screen.tsx'), load()]);
      return () => createElement(PromotionScreen, { promotion });
    }),
    screen(rulesPath, 'anyone', async () => {
      const [{ RulesScreen }, promotion] = await Promise.all([import('./screens/rules-screen.tsx'), load()]);
      return () => createElement(RulesScreen, { promotion });
    }),
  ]),
];
