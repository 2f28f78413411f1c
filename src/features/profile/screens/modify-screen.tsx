import { useEffect, useState } from 'react';
import { account } from '#contract/account.ts';
import type { User } from '#contract/entities/user.ts';
import { PROFILE, SIGN_IN } from '#contract/errcodes.ts';
import { isNickname, NICKNAME_MAX, NICKNAME_MIN } from '#contract/profile-rules.ts';
import { useAction } from '#data/ask/use-action.ts';
import { balance } from '#data/money/balance.ts';
import { useDraft } from '#data/player/drafts.ts';
import { mergePlayer } from '#data/player/session.ts';
import { showToast } from '#data/toasts.ts';
import { Page } from '#page/page.tsx';
import { Button } from '#ui/button/button.tsx';
import { FailureNote } from '#ui/ending/index.ts';
import { TextField } from '#ui/field/index.ts';
import { Form } from '#ui/form/form.tsx';
import { refusedField } from '#ui/form/refused-field.ts';
import { AvatarPicker } from '../parts/avatar-picker.tsx';
import { Conflicts, hasConflict } from '../parts/conflicts.tsx';
import { useProfile } from '../parts/use-profile.ts';
import {
  edit,
  editsSince,
  fromDraft,
  insist,
  NO_EDITS,
  type Profile,
  shownOf,
  toDraft,
  wishOf,
} from '../rules/edits.ts';
import { text } from '../text.ts';
import './profile.css';

const ABOUT = { [SIGN_IN.accountTaken]: 'nickname' } as const;

/** The picture and the nickname that other players see. */
export function ModifyScreen() {
  return (
    <Page title={text.modify} reading={useProfile()}>
      {(user) => <ProfileForm user={user} />}
    </Page>
  );
}

function ProfileForm({ user }: { user: User }) {
  const now: Profile = { nickname: user.nickname, avatar: user.avatar, own: user.avatarOther };
  const { edits, setEdits, shown, isChecked, error, save, refused, send } = useEdits(now);

  return (
    <Form failure={save.failure} className="profile" aria-label={text.modify} onSubmit={send}>
      <Conflicts
        edits={edits}
        now={now}
        onKeepTheirs={(field) => setEdits(edit(edits, field, { now: now[field], to: now[field] }))}
        onKeepMine={(field) => setEdits(insist(edits, field, now[field]))}
      />
      <TextField
        label={text.nickname}
        hint={text.nicknameHint(NICKNAME_MIN, NICKNAME_MAX)}
        autoComplete="nickname"
        maxLength={NICKNAME_MAX}
        value={shown.nickname}
        error={(isChecked ? error : undefined) ?? refused.errorAt('nickname')}
        onChange={({ target }) => setEdits(edit(edits, 'nickname', { now: now.nickname, to: target.value }))}
      />
      <AvatarPicker
        user={user}
        chosen={shown}
        onChoose={(avatar, own) =>
          setEdits(edit(edit(edits, 'avatar', { now: now.avatar, to: avatar }), 'own', { now: now.own, to: own }))
        }
      />
      <p className="profile-quiet" role="status">
        {edits === NO_EDITS ? '' : text.draftKept}
      </p>
      <Button look="gold-wide" type="submit" aria-disabled={save.isPending}>
        {save.isPending ? text.saving : text.save}
      </Button>
      <FailureNote failure={refused.rest} refusals={account.updateProfile.refusals} />
    </Form>
  );
}

/** What is edited, kept as a draft until it is saved, and the way to save it. */
function useEdits(now: Profile) {
  const [edits, keepEdits] = useState(NO_EDITS);
  const [isChecked, setIsChecked] = useState(false);
  const save = useAction(account.updateProfile);
  const refused = refusedField(save, { refusals: account.updateProfile.refusals, about: ABOUT });
  const setEdits = refused.anew((next: typeof edits) => keepEdits(Object.keys(next).length === 0 ? NO_EDITS : next));
  useDraft('profile', toDraft(edits), (kept) => setEdits(fromDraft(kept)));
  const shown = shownOf(edits, now);
  const error =
    edits.nickname && !isNickname(shown.nickname.trim()) ? text.wrongNickname(NICKNAME_MIN, NICKNAME_MAX) : undefined;

  async function send(): Promise<void> {
    setIsChecked(true);
    if (edits === NO_EDITS) showToast(text.unchanged);
    if (edits === NO_EDITS || error || hasConflict(edits, now)) return;
    const wish = wishOf(edits);
    const saved = await save.run(() => wish, JSON.stringify(wish));
    if (!saved) return;
    await mergePlayer(saved);
    // What was edited while it was saved is still to be saved.
    keepEdits((since) => editsSince(edits, since));
    setIsChecked(false);
    showToast(text.saved);
  }

  // Another phone was first: what stands there now is asked for, and the player chooses.
  const { failure } = save;
  useEffect(() => {
    if (failure?.kind === 'refused' && failure.code === PROFILE.changedElsewhere) void balance.refreshMoved();
  }, [failure]);

  return { edits, setEdits, shown, isChecked, error, save, refused, send };
}
