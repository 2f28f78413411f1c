import { paths } from '#paths';
import { type RouteRow, screen } from '#route-row';

const list = () => import('./screens/activities-screen.tsx');
const tasks = () => import('./screens/task-screen.tsx');
const catalogue = () => import('./catalogue.tsx');

export const activityRoutes: RouteRow[] = [
  screen(paths.activity('index'), 'player', list, 'ActivitiesScreen'),
  { ...screen(paths.lobbyActivities(), 'player', list, 'ActivitiesScreen'), isInLobby: true },
  {
    ...screen(paths.rewards(), 'anyone', () => import('./screens/rewards-screen.tsx'), 'RewardsScreen'),
    isInLobby: true,
  },
  screen(paths.anyReward(), 'player', () => import('./screens/reward-screen.tsx'), 'RewardScreen'),
  screen(paths.tasks(), 'player', tasks, 'TaskScreen'),
  { ...screen(paths.lobbyTasks(), 'player', tasks, 'TaskScreen'), isInLobby: true },
  // A guest sees the lottery as well.
  screen(paths.activity('weekendLottery'), 'anyone', catalogue, 'PromotionAt'),
  screen(paths.rules(':name'), 'anyone', catalogue, 'RulesAt'),
];

/** Stands last: other screens have addresses that fit it. */
export const promotionRoute = screen(paths.activity(':name'), 'player', catalogue, 'PromotionAt');
