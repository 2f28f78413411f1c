import { KYC_STATUS } from '#contract/money-enums.ts';
import { dayInManila, formatMoment, formatTime } from '#shared/time.ts';
import { Icon, type IconName } from '#ui/icon/index.ts';
import type { Message } from '#ui/text.ts';
import { text } from '../text.ts';

type State = keyof typeof text.id;

interface StandingProps {
  /** One of KYC_STATUS. */
  status: number;
  words: Readonly<Record<State, Message>>;
  reason: string;
  /** When papers that are being looked at were handed in; 0 where nobody knows. */
  sentAt: number;
}

/** How far the check of some papers is, with why not. */
export function Standing({ status, words, reason, sentAt }: StandingProps) {
  const state = stateOf(status);
  const sent = state === 'reviewing' && sentAt > 0 ? sentWords(sentAt) : undefined;
  const why = reason === '' ? undefined : text.because(reason);
  return (
    <div className="kyc-standing" data-is={state} role="status">
      <Icon name={ICONS[state]} />
      <div>
        {sent && <p data-msg-key={sent.key}>{sent.text}</p>}
        <p data-msg-key={words[state].key}>{words[state].text}</p>
        {why && (
          <p className="kyc-reason" data-msg-key={why.key}>
            {why.text}
          </p>
        )}
      </div>
    </div>
  );
}

/** Whether there is something to hand in. A status that this page does not know counts as none. */
export const isAsked = (status: number): boolean => ['none', 'rejected'].includes(stateOf(status));

const sentWords = (at: number): Message =>
  dayInManila(at) === dayInManila() ? text.sentToday(formatTime(at)) : text.sentOn(formatMoment(at));

function stateOf(status: number): State {
  if (status === KYC_STATUS.reviewing) return 'reviewing';
  if (status === KYC_STATUS.approved) return 'approved';
  return status === KYC_STATUS.refused ? 'rejected' : 'none';
}

const ICONS: Readonly<Record<State, IconName>> = {
  none: 'info',
  reviewing: 'clock',
  approved: 'shield',
  rejected: 'warning',
};
