/**
 * What a player has changed of their profile and not saved yet. Each edit remembers what stood there when it began, so that a
 * change from another phone is seen and not written over.
 */

/** As a draft keeps it. */
type Fields = Record<string, string>;

export interface Profile {
  nickname: string;
  avatar: number;
  /** A picture of one's own, which stands over the avatar: by its name at the server, or as it is where it is new. '' for none. */
  own: string;
}

interface Edit<Value> {
  from: Value;
  to: Value;
}

export type Edits = { readonly [Field in keyof Profile]?: Edit<Profile[Field]> };

export const NO_EDITS: Edits = {};

const FIELDS = ['nickname', 'avatar', 'own'] as const;

/** An edit that leads back to what stands there is none. */
export function edit<Field extends keyof Profile>(
  edits: Edits,
  field: Field,
  { now, to }: { now: Profile[Field]; to: Profile[Field] },
): Edits {
  const { [field]: before, ...others } = edits;
  return to === now ? others : { ...edits, [field]: { from: before?.from ?? now, to } };
}

/** The player has seen what stands there, and wants their own all the same. */
export const insist = <Field extends keyof Profile>(edits: Edits, field: Field, now: Profile[Field]): Edits => {
  const { [field]: mine } = edits;
  return mine ? { ...edits, [field]: { from: now, to: mine.to } } : edits;
};

/** What has been edited while `sent` was saved: it begins where that has ended. */
export function editsSince(sent: Edits, edits: Edits): Edits {
  const since = FIELDS.reduce((rest, field) => withoutSent(rest, field, sent), edits);
  return Object.keys(since).length === 0 ? NO_EDITS : since;
}

function withoutSent(edits: Edits, field: keyof Profile, { [field]: sent }: Edits): Edits {
  const { [field]: mine, ...others } = edits;
  if (!mine || !sent) return edits;
  return mine.to === sent.to ? others : { ...others, [field]: { from: asSent(sent.to), to: mine.to } };
}

export const isInConflict = (edits: Edits, field: keyof Profile, now: Profile): boolean => {
  const { [field]: mine } = edits;
  return mine !== undefined && mine.from !== now[field] && mine.to !== now[field];
};

export const shownOf = (edits: Edits, now: Profile): Profile => ({
  nickname: edits.nickname?.to ?? now.nickname,
  avatar: edits.avatar?.to ?? now.avatar,
  own: edits.own?.to ?? now.own,
});

const asSent = <Value>(value: Value): Value => (typeof value === 'string' ? (value.trim() as Value) : value);

/** As the call takes it: what is edited, with what stood there. */
export const wishOf = ({ nickname, avatar, own }: Edits) => ({
  ...(nickname && { nickname: asSent(nickname.to), nicknameBefore: nickname.from }),
  ...(avatar && { avatar: avatar.to, avatarBefore: avatar.from }),
  ...(own && { avatarOther: own.to, avatarOtherBefore: own.from }),
});

export const toDraft = ({ nickname, avatar, own }: Edits): Fields => ({
  ...(nickname && { nicknameFrom: nickname.from, nicknameTo: nickname.to }),
  ...(avatar && { avatarFrom: String(avatar.from), avatarTo: String(avatar.to) }),
  ...(own && { ownFrom: own.from, ownTo: own.to }),
});

export function fromDraft({ nicknameFrom, nicknameTo, avatarFrom, avatarTo, ownFrom, ownTo }: Fields): Edits {
  return {
    ...(nicknameFrom !== undefined && nicknameTo !== undefined && { nickname: { from: nicknameFrom, to: nicknameTo } }),
    ...(avatarFrom !== undefined &&
      avatarTo !== undefined && { avatar: { from: Number(avatarFrom), to: Number(avatarTo) } }),
    ...(ownFrom !== undefined && ownTo !== undefined && { own: { from: ownFrom, to: ownTo } }),
  };
}
