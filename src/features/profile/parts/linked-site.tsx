import { useState } from 'react';
import type { SocialLogin } from '#contract/entities/config.ts';
import { security } from '#contract/security.ts';
import { type Actions, useActions } from '#data/ask/use-action.ts';
import { logInAgain } from '#data/sign-in/sign-out.ts';
import { leaveToLink, proofOf } from '#data/sign-in/social.ts';
import { showToast } from '#data/toasts.ts';
import { useSocialReturn } from '#page/use-social-return.ts';
import { paths } from '#paths';
import { Button } from '#ui/button/button.tsx';
import { FailureNote, refusalWords } from '#ui/ending/index.ts';
import { StatusNote } from '#ui/note/status-note.tsx';
import { useInSight } from '#ui/note/use-in-sight.ts';
import { text } from '../text.ts';
import { type Linked, LinkedFact } from './linked-fact.tsx';

interface LinkedSiteProps {
  linked: Linked;
  site: SocialLogin;
  /** It may be linked already: on another phone, or by a call whose answer was lost. */
  onRefused: () => Promise<void>;
}

/** The account at another site that belongs to this player, and the way to link or unlink it. */
export function LinkedSite({ linked, site, onRefused }: LinkedSiteProps) {
  const { isPending, returned, note, link, failed, run } = useLinking(site, onRefused);
  // Who comes back from the other site begins at the top, and looks for what came of it.
  const place = useInSight<HTMLDivElement>(returned === 'none' ? undefined : returned);
  const [isAsking, setIsAsking] = useState(false);

  async function unlink() {
    if (!(await run(security.unlinkSocial, () => ({}), ''))) return;
    setIsAsking(false);
    showToast(text.siteUnlinked(site.name));
  }

  return (
    <>
      <div className="profile-link" ref={place}>
        <LinkedFact name={site.name} value={linked.isSocialLinked ? text.linked : ''} />
        {!linked.isSocialLinked && (
          <Button look="chip" aria-disabled={isPending} onClick={() => void link()}>
            {isPending ? text.linking : text.linkSite(site.name)}
          </Button>
        )}
        {linked.isSocialLinked && linked.mayUnlinkSocial && !isAsking && (
          <Button look="chip" aria-label={text.unlinkSite(site.name)} onClick={() => setIsAsking(true)}>
            {text.unlink}
          </Button>
        )}
      </div>
      {!linked.isSocialLinked && <p className="profile-quiet">{text.siteLead(site.name)}</p>}
      {linked.isSocialLinked && !linked.mayUnlinkSocial && <StatusNote note={refusalWords('link.lastWay')} />}
      {linked.isSocialLinked && isAsking && (
        <div className="profile-link" role="group" aria-label={text.unlinkSite(site.name)}>
          <p className="profile-quiet">{text.unlinkWhy(site.name)}</p>
          <Button look="chip" aria-disabled={isPending} onClick={() => void unlink()}>
            {text.unlinkSite(site.name)}
          </Button>
          <Button look="link" onClick={() => setIsAsking(false)}>
            {text.keepLinked}
          </Button>
        </div>
      )}
      <StatusNote note={note} />
      <FailureNote failure={failed?.failure} refusals={failed?.row.refusals} />
      {isTooOld(failed) && (
        <Button look="ghost" onClick={() => void logInAgain()}>
          {text.logInAgain}
        </Button>
      )}
    </>
  );
}

/** The server wants to have been told only just who this is. */
function isTooOld(failed: Actions['failed']): boolean {
  if (failed?.failure.kind !== 'refused') return false;
  const refusals: Readonly<Record<number, string>> = failed.row.refusals ?? {};
  return refusals[failed.failure.code] === 'security.signInAgain';
}

/** Leaves for the other site, and takes up what it has sent the player back with. */
function useLinking(site: SocialLogin, onRefused: () => Promise<void>) {
  const { isPending, failed, run } = useActions();
  const take = (code: string, state: string): void =>
    void run(security.linkSocial, () => proofOf(code, state), code).then(
      (answer) => answer && showToast(text.siteLinked(site.name)),
    );
  const { returned, canceled } = useSocialReturn({ purpose: 'link', address: paths.profileInfo(), take });

  async function link() {
    const answer = await run(security.socialLinkState, () => ({}), '');
    await (answer ? leaveToLink(site, answer.state) : onRefused());
  }

  const said = returned === 'refused' ? refusalWords('link.socialRefused') : canceled;
  const note = failed ? undefined : said;
  return { isPending, returned, note, link, failed, run };
}
