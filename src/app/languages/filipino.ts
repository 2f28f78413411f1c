/** Every text of the app in Filipino, area by area. The types of the areas make it whole. */
import { fil as account } from '#features/account/text.fil.ts';
import { fil as seasons } from '#features/activities/seasons/text.fil.ts';
import { fil as activities } from '#features/activities/text.fil.ts';
import { fil as auth } from '#features/auth/text.fil.ts';
import { fil as agents } from '#features/activities/agents-text.fil.ts';
import { fil as glances } from '#features/activities/glance-text.fil.ts';
import { fil as invites } from '#features/activities/invites-text.fil.ts';
import { fil as askYourself } from '#features/care/ask-yourself-text.fil.ts';
import { fil as care } from '#features/care/text.fil.ts';
import { fil as faq } from '#features/help/faq-text.fil.ts';
import { fil as help } from '#features/help/text.fil.ts';
import { fil as kyc } from '#features/kyc/text.fil.ts';
import { fil as privacy } from '#features/legal/privacy-text.fil.ts';
import { fil as terms } from '#features/legal/terms-text.fil.ts';
import { fil as deposit } from '#features/deposit/text.fil.ts';
import { fil as legal } from '#features/legal/text.fil.ts';
import { fil as lobbyCards } from '#features/lobby/parts/cards/text.fil.ts';
import { fil as lobbyFooter } from '#features/lobby/parts/footer/text.fil.ts';
import { fil as gameSheet } from '#features/lobby/parts/game-sheet/text.fil.ts';
import { fil as lobbyMenu } from '#features/lobby/parts/menu/text.fil.ts';
import { fil as lobbyOffers } from '#features/lobby/parts/offers/text.fil.ts';
import { fil as lobbyPanels } from '#features/lobby/parts/panels/text.fil.ts';
import { fil as search } from '#features/lobby/parts/search/text.fil.ts';
import { fil as lobbyWins } from '#features/lobby/parts/wins/text.fil.ts';
import { fil as lobby } from '#features/lobby/text.fil.ts';
import { fil as play } from '#features/play/text.fil.ts';
import { fil as mail } from '#features/mail/text.fil.ts';
import { fil as news } from '#features/news/text.fil.ts';
import { fil as points } from '#features/points/text.fil.ts';
import { fil as profile } from '#features/profile/text.fil.ts';
import { fil as records } from '#features/records/text.fil.ts';
import { fil as safebox } from '#features/safebox/text.fil.ts';
import { fil as selfTest } from '#features/system/self-test-text.fil.ts';
import { fil as system } from '#features/system/text.fil.ts';
import { fil as wallet } from '#features/wallet/text.fil.ts';
import { fil as page } from '#page/text.fil.ts';
import { fil as aside } from '#page/aside/text.fil.ts';
import { fil as depositCard } from '#page/deposit/text.fil.ts';
import { fil as code } from '#page/code/text.fil.ts';
import { fil as pushOffer } from '#page/push/text.fil.ts';
import { fil as featured } from '#page/featured/text.fil.ts';
import { fil as promotions } from '#page/promotions/text.fil.ts';
import { fil as upload } from '#page/upload/text.fil.ts';
import { fil as date } from '#ui/date/text.fil.ts';
import { fil as field } from '#ui/field/text.fil.ts';
import { fil as failure } from '#ui/ending/failure-text.fil.ts';
import { fil as invite } from '#page/invite/text.fil.ts';
import { fil as gift } from '#page/gift/text.fil.ts';
import { fil as ui } from '#ui/ui-text.fil.ts';
import { fil as overlays } from '../overlays/text.fil.ts';
import { fil as app } from '../text.fil.ts';

export const filipino = {
  app,
  overlays,
  ui,
  date,
  field,
  failure,
  gift,
  invite,
  page,
  'push-offer': pushOffer,
  account,
  activities,
  seasons,
  care,
  'ask-yourself': askYourself,
  auth,
  system,
  selfTest,
  play,
  records,
  wallet,
  mail,
  news,
  points,
  profile,
  safebox,
  deposit,
  kyc,
  help,
  faq,
  invites,
  agents,
  glances,
  featured,
  promotions,
  upload,
  code,
  aside,
  'deposit-card': depositCard,
  search,
  gameSheet,
  legal,
  terms,
  privacy,
  lobby,
  'lobby-wins': lobbyWins,
  'lobby-panels': lobbyPanels,
  'lobby-cards': lobbyCards,
  'lobby-offers': lobbyOffers,
  'lobby-footer': lobbyFooter,
  'lobby-menu': lobbyMenu,
};
