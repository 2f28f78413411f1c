import { activityPath } from '#contract/activity-addresses.ts';
import { ACTIVITY_TYPES } from '#contract/enums.ts';
import type { User } from '#contract/entities/user.ts';
import { inviteLinkOf } from '#contract/invite-link.ts';
import { go } from '#go';
import { type RedDots, useRedDots } from '#data/dots/red-dots.ts';
import { dismissedOffers } from '#data/lobby/offers.ts';
import { invitedBy } from '#data/sign-in/sign-up-fields.ts';
import { AsideLinks } from '#page/aside/aside-links.tsx';
import { InviteLink } from '#page/invite/invite-link.tsx';
import { Page } from '#page/page.tsx';
import { PlayerAvatar } from '#page/player-avatar.tsx';
import { paths } from '#paths';
import { formatPesos } from '#shared/format-pesos.ts';
import { cents } from '#shared/money.ts';
import { useFirstOf } from '#ui/below.tsx';
import { Button } from '#ui/button/button.tsx';
import { MarkedCard } from '#ui/card/marked-card.tsx';
import { Icon, type IconName } from '#ui/icon/index.ts';
import { copyAndTell } from '#page/copy.ts';
import { useProfile } from '../parts/use-profile.ts';
import { text } from '../text.ts';
import './profile.css';

/** Who the player is, what they have, and the way to everything that is theirs. */
export function ProfileScreen() {
  return (
    <Page title={text.title} reading={useProfile()}>
      {(user) => (
        <div className="profile">
          <Head user={user} />
          <InvitedBy user={user} />
          <AsideLinks />
          {user.inviteCode !== '' && <InviteLink shareUrl={inviteLinkOf(user)} inviteCode={user.inviteCode} />}
          <Ways user={user} />
        </div>
      )}
    </Page>
  );
}

function Head({ user }: { user: User }) {
  return (
    <section className="card profile-head" aria-label={text.title}>
      <div className="profile-me">
        <PlayerAvatar user={user} />
        <p>
          <b>{user.nickname || user.account}</b>
          <span className="profile-vip">{text.vip(user.vip)}</span>
        </p>
      </div>
      <p className="profile-balance">
        {text.balance}
        <b>{formatPesos(cents(user.coin ?? 0))}</b>
      </p>
      <Code name={text.uuid} code={user.uuid} copyName={text.copyUuid} />
    </section>
  );
}

interface CodeProps {
  name: string;
  code: string;
  copyName: string;
}

/** Offered once to a player who came by a link and has named nobody. */
function InvitedBy({ user }: { user: User }) {
  // Until it is known, nothing shows for a moment and goes.
  const isDismissed = dismissedOffers.use()?.includes('superior') ?? true;
  const code = invitedBy();
  if (user.pid || isDismissed || code === '' || isOwn(code, user)) return null;
  return (
    <MarkedCard icon="share">
      <h2>{text.invitedTitle}</h2>
      <p>{text.invitedLead(code)}</p>
      <Button look="gold" onClick={() => go(paths.superior())}>
        {text.invitedName}
      </Button>
      <Button look="link" onClick={() => void dismissedOffers.note('superior')}>
        {text.invitedNo}
      </Button>
    </MarkedCard>
  );
}

const isOwn = (code: string, { id, inviteCode }: User): boolean =>
  code === String(id) || code.toUpperCase() === inviteCode.toUpperCase();

/** What a player reads out. A server that has none shows none. */
function Code({ name, code, copyName }: CodeProps) {
  if (code === '') return null;
  return (
    <p className="profile-code">
      <span>
        {name} <b>{code}</b>
      </span>
      <button type="button" aria-label={copyName} onClick={() => void copyAndTell(code)}>
        <Icon name="copy" />
      </button>
    </p>
  );
}

interface Way {
  icon: IconName;
  name: string;
  href: string;
}

const SIGN_UP_BONUS = activityPath(ACTIVITY_TYPES.signUpBonus) ?? paths.home();

const waysOf = (user: User, { tasks, signUpBonus }: RedDots): Way[] => [
  { icon: 'user', name: text.modify, href: paths.profileModify() },
  { icon: 'star', name: text.vipTitle, href: paths.vip() },
  { icon: 'mail', name: text.mail, href: paths.profileMail() },
  { icon: 'gift', name: text.promotions, href: paths.activity('index') },
  ...(tasks ? [{ icon: 'check', name: text.tasks, href: paths.tasks() } as const] : []),
  ...(signUpBonus ? [{ icon: 'gift', name: text.signUpBonus, href: SIGN_UP_BONUS } as const] : []),
  { icon: 'pause', name: text.care, href: paths.care() },
  { icon: 'chat', name: text.questions, href: paths.tickets() },
  { icon: 'info', name: text.info, href: paths.profileInfo() },
  ...(user.mobile ? [] : [{ icon: 'phone', name: text.bindPhone, href: paths.bindPhone() } as const]),
  { icon: 'shield', name: text.kyc, href: paths.kyc() },
  { icon: 'wallet', name: text.accounts, href: paths.profileAccounts() },
  { icon: 'list', name: text.transactions, href: paths.transactions() },
  { icon: 'heart', name: text.favorites, href: paths.favorites() },
  ...(user.pid ? [] : [{ icon: 'share', name: text.superior, href: paths.superior() } as const]),
  { icon: 'check', name: text.license, href: paths.license() },
  { icon: 'list', name: text.agreements, href: paths.agreement('terms') },
  { icon: 'dots', name: text.more, href: paths.more() },
];

/** As many as a phone shows. */
const IN_SIGHT = 8;

function Ways({ user }: { user: User }) {
  const dots = useRedDots();
  const inSight = useFirstOf(waysOf(user, dots), IN_SIGHT);
  const news = new Map([
    ...(dots.mail ? [[paths.profileMail(), text.unread] as const] : []),
    ...(dots.tickets ? [[paths.tickets(), text.newAnswer] as const] : []),
    ...(dots.tasks ? [[paths.tasks(), text.toReceive] as const] : []),
    ...(dots.signUpBonus ? [[SIGN_UP_BONUS, text.toReceive] as const] : []),
  ]);
  return (
    <nav aria-label={text.ways}>
      <ul className="profile-ways">
        {inSight.map(({ icon, name, href }) => (
          <li key={href}>
            <a href={href}>
              <Icon name={icon} />
              {name}
              {news.has(href) && (
                <>
                  <i className="red-dot" />
                  <span className="visually-hidden">({news.get(href)})</span>
                </>
              )}
              <Icon name="go" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
