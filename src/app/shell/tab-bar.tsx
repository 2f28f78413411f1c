import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { redDots } from '#data/red-dots.ts';
import { whileMounted } from '#data/while-mounted.ts';
import { isSignedIn } from '#data/session.ts';
import { paths } from '#paths';
import { Icon, type IconName } from '#ui/icon/index.ts';
import { text } from '../text.ts';
import './tab-bar.css';

interface Entry {
  href: string;
  icon: IconName;
  name: string;
}

/** Home stands in the middle and has no index; around it stand mail 0, rewards 1, news 2 and wallet 3. */
const entries = (): Entry[] => [
  { href: paths.mail(), icon: 'mail', name: text.mail },
  { href: paths.rewards(), icon: 'gift', name: text.rewards },
  { href: paths.home(), icon: 'home', name: text.home },
  { href: paths.news(), icon: 'bell', name: text.news },
  { href: paths.deposit(), icon: 'wallet', name: text.wallet },
];

export function TabBar() {
  useSignals();
  const [location] = useLocation();
  const isPlayer = isSignedIn.value;
  useEffect(() => (isPlayer ? whileMounted(followRedDots) : undefined), [isPlayer]);
  const hasMail = redDots.value.mail;
  return (
    <nav className="tab-bar" aria-label={text.mainTabs}>
      {entries().map(({ href, icon, name }) => (
        <a key={href} href={href} className="tab-bar-entry" aria-current={isAt(location, href) ? 'page' : undefined}>
          <span>
            <Icon name={icon} />
            {href === paths.mail() && hasMail && <i className="red-dot" />}
          </span>
          {name}
          {href === paths.mail() && hasMail && <span className="visually-hidden">{text.unread}</span>}
        </a>
      ))}
    </nav>
  );
}

const followRedDots = async () => (await import('#data/follow-red-dots.ts')).followRedDots();

const WALLETS = '/lobby/wallets/';

function isAt(location: string, href: string): boolean {
  return location === href || (href.startsWith(WALLETS) && location.startsWith(WALLETS));
}
