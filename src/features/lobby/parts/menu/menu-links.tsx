import { menuSheet, serviceSheet } from '#data/open-sheet.ts';
import { useSignals } from '@preact/signals-react/runtime';
import { install } from '#data/app/install.ts';
import { canInstall } from '#data/app/install-offer.ts';
import { useRedDots } from '#data/dots/red-dots.ts';
import { paths } from '#paths';
import { Icon, type IconName } from '#ui/icon/index.ts';
import { text as lobbyText } from '../../text.ts';
import { text } from './text.ts';

/** In the order that the operator wants them in; what can only be done on this phone comes after. */
export function MenuLinks({ hasMobile }: { hasMobile: boolean }) {
  useSignals();
  const dots = useRedDots();
  const isNewInProfile = dots.tickets || dots.tasks || dots.signUpBonus;
  return (
    <nav aria-label={text.menuLinks}>
      <ul className="menu-links">
        <Entry
          icon="user"
          name={text.profile}
          href={paths.profile()}
          isNew={isNewInProfile}
          newWords={text.somethingNew}
        />
        <Entry icon="list" name={text.transactions} href={paths.transactions()} />
        <Entry icon="mail" name={text.mail} href={paths.profileMail()} isNew={dots.mail} />
        {!hasMobile && <Entry icon="phone" name={text.bindPhone} href={paths.bindPhone()} />}
        <Entry icon="heart" name={text.favorites} href={paths.favorites()} />
        <Entry icon="chat" name={lobbyText.service} onTap={askForHelp} isNew={dots.tickets} newWords={text.newAnswer} />
        <Entry icon="dots" name={text.more} href={paths.more()} />
        {canInstall.value && <Entry icon="download" name={text.installApp} onTap={() => void install()} />}
      </ul>
    </nav>
  );
}

function askForHelp(): void {
  menuSheet.close();
  serviceSheet.open(true);
}

interface EntryProps {
  icon: IconName;
  name: string;
  href?: string;
  onTap?: () => void;
  isNew?: boolean;
  newWords?: string;
}

function Entry({ icon, name, href, onTap, isNew = false, newWords = text.unread }: EntryProps) {
  const face = (
    <>
      <Icon name={icon} />
      {name}
      {isNew && (
        <>
          <i className="menu-links-dot" />
          <span className="visually-hidden">{newWords}</span>
        </>
      )}
      <Icon name="go" />
    </>
  );
  return (
    <li>
      {href === undefined ? (
        <button type="button" data-click={`menu ${icon}`} onClick={onTap}>
          {face}
        </button>
      ) : (
        <a href={href} data-click={`menu ${icon}`}>
          {face}
        </a>
      )}
    </li>
  );
}
