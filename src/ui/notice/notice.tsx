import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import type { Message } from '../text.ts';
import './notice.css';

interface NoticeProps {
  icon: IconName;
  message: Message;
  action?: ReactNode;
}

/**
 * A strip that says something about the state of the app. It is put into a region with the role of a status that is
 * there before it, because what comes together with its region is often not read out.
 */
export function Notice({ icon, message, action }: NoticeProps) {
  return (
    <div className="notice" data-msg-key={message.key}>
      <Icon name={icon} />
      <span className="notice-text">{message.text}</span>
      {action}
    </div>
  );
}
