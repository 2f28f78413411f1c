import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import { makeReact } from '../make.ts';
import type { Message } from '../text.ts';
import { noticeMarkup } from './notice-markup.ts';
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
export const Notice = ({ icon, message, action }: NoticeProps): ReactNode =>
  noticeMarkup(makeReact, <Icon name={icon} />, message, action);
