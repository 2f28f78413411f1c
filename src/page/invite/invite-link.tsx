import { useState } from 'react';
import { copyAndTell } from '#page/copy.ts';
import { QrCode } from '../qr/qr-code.tsx';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/index.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { text } from './text.ts';
import './invite-link.css';
import { useInvite } from './use-invite.ts';

interface InviteLinkProps {
  /** As the server tells it; nothing is drawn without one that a browser can open. */
  shareUrl: string;
  inviteCode?: string;
  /** The screen has a button for it elsewhere. */
  hasNoInvite?: boolean;
}

/** A player's invitation: to share, to copy, to be scanned from the screen, or to be read out. */
export function InviteLink({ shareUrl, inviteCode = '', hasNoInvite = false }: InviteLinkProps) {
  const { isBound, address, isPending, invite, copy, bind } = useInvite(shareUrl);
  const [isShown, setIsShown] = useState(false);
  if (address === '') return null;
  return (
    <section className="invite-link" aria-label={text.yourInvitation}>
      {!hasNoInvite && (
        <Button look="gold-wide" aria-disabled={isPending} onClick={() => !isPending && invite()}>
          <Icon name="share" /> {text.invite}
        </Button>
      )}
      {!isBound && <p data-msg-key={text.bindFirst.key}>{text.bindFirst.text}</p>}
      <div className="invite-ways">
        <Button look="ghost" onClick={copy}>
          <Icon name="copy" /> {text.copyLink}
        </Button>
        <Button look="ghost" onClick={() => (isBound ? setIsShown(true) : bind())}>
          {text.showCode}
        </Button>
      </div>
      {inviteCode !== '' && <Code code={inviteCode} isBound={isBound} bind={bind} />}
      {isShown && (
        <Sheet look="popup" title={text.codeTitle} onClose={() => setIsShown(false)}>
          <QrCode content={address} name={text.codeName} />
          <p className="invite-hint">{text.codeHint}</p>
        </Sheet>
      )}
    </section>
  );
}

/** Copied by a player with a bound phone; by another it leads to binding one. */
function Code({ code, isBound, bind }: { code: string; isBound: boolean; bind: () => void }) {
  return (
    <p className="invite-code">
      <span>
        {text.inviteCode} <b>{code}</b>
      </span>
      <Button look="icon" aria-label={text.copyCode} onClick={() => (isBound ? void copyAndTell(code) : bind())}>
        <Icon name="copy" />
      </Button>
    </p>
  );
}
